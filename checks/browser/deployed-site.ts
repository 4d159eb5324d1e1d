import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runService } from '#service/robustness/running-service.ts';

const project = resolve(import.meta.dirname, '../..');

/** The built site at an address of its own, where a later build can take its place. */
export interface DeployedSite {
  origin: string;
  /** Where it keeps what it receives. */
  dataFolder: string;
  /** Takes requests and does not answer them, as a network does that is there in name only. */
  fallSilent(): void;
  answerAgain(): void;
  /** Puts a build in its place whose words and whose file names differ, and starts anew. */
  deployNext(change: (html: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Serves a copy of the built site, which `change` may alter, with `settings` of its own. */
export async function deploySite({
  settings = {},
  change = async () => {},
}: {
  settings?: Record<string, string>;
  change?: (dist: string) => Promise<void>;
} = {}): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'));
  const dist = join(folder, 'dist');
  await cp(join(project, 'dist'), dist, { recursive: true });
  await symlink(join(project, 'content'), join(folder, 'content'));
  await change(dist);
  const serve = (PORT: string) => runService(folder, { settings: { ...settings, PORT } });
  let service = await serve('0');
  const { port } = new URL(service.address);
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder: join(folder, 'data'),
    fallSilent: () => service.process.kill('SIGSTOP'),
    answerAgain: () => service.process.kill('SIGCONT'),
    async deployNext(change) {
      // At once: a browser keeps connections open, for which a service that ends in order waits.
      service.process.kill('SIGKILL');
      await service.exited;
      await changeBuild(dist, change);
      service = await serve(port);
    },
    async remove() {
      service.process.kill('SIGKILL');
      await service.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Renames every hashed file wherever it is named, as a build after a change of all of them does. */
async function changeBuild(dist: string, change: (html: string) => string): Promise<void> {
  const hashed = await Array.fromAsync(glob('{_astro,drawings}/*', { cwd: dist }));
  const names = new Map(
    hashed.map((path) => [basename(path), basename(path).replace('.', '-next.')]),
  );
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const renamed = (text: string) => text.replace(known, (name) => names.get(name) ?? name);
  for (const path of await Array.fromAsync(glob('**/*.{html,js,css,br,gz}', { cwd: dist }))) {
    const file = join(dist, path);
    if (/\.(br|gz)$/.test(path)) await rm(file);
    else {
      const text = renamed(await readFile(file, 'utf8'));
      await writeFile(file, path.endsWith('.html') ? change(text) : text);
    }
  }
  for (const path of hashed.filter((each) => !/\.(br|gz)$/.test(each))) {
    await rename(join(dist, path), join(dist, renamed(path)));
  }
}
