import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something wrong that the tests must see, and which of them run. */
interface Fault {
  name: string;
  /** Puts it into a built copy of the project and says how to take it out again. */
  plant(folder: string): Promise<() => Promise<void>>;
  /** By the runner that knows them: files, and names of tests. */
  asked: { runner: 'vitest' | 'playwright'; args: string[] };
}

export const faults: Fault[] = [
  {
    name: 'a broken link',
    plant: (folder) =>
      change(join(folder, 'dist/services.html'), (html) =>
        html.replace(/(<main[\s\S]*?href="?\/services\/[a-z-]+)/, '$1-of-old'),
      ),
    asked: { runner: 'vitest', args: ['--project', 'built', 'site/checks/company-pages.test.ts'] },
  },
  {
    name: 'a notice outside the viewport',
    async plant(folder) {
      const assets = join(folder, 'dist/_astro');
      const names = (await readdir(assets)).filter((name) => /^notices\..*\.css/.test(name));
      const sheet = names.find((name) => name.endsWith('.css'));
      if (!sheet) throw new Error('The built site has no style sheet of notices.');
      // The service would serve a compressed file in place of the changed one.
      for (const name of names) if (name !== sheet) await rm(join(assets, name));
      return change(
        join(assets, sheet),
        (css) => `${css}[data-sonner-toaster]{bottom:-60vh!important}`,
      );
    },
    asked: {
      runner: 'playwright',
      args: ['contact-outcome', '--grep', 'with Enter in a field'],
    },
  },
  {
    name: 'an inquiry acknowledged and lost',
    plant: (folder) =>
      change(join(folder, 'service/inquiry/inquiry-route.ts'), (source) =>
        source.replace(/await inquiries\.keep\(.*\);/, "{ id: crypto.randomUUID(), reason: '' };"),
      ),
    asked: {
      runner: 'vitest',
      args: ['--project', 'unit', 'service/inquiry/inquiry-route.test.ts'],
    },
  },
];

async function change(file: string, edit: (text: string) => string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  const faulty = edit(text);
  if (faulty === text) throw new Error(`There is nothing to change in ${file}.`);
  await writeFile(file, faulty);
  return () => writeFile(file, text);
}
