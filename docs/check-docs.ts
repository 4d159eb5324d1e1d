import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkLinks, listLinks } from './check-links.ts';

/**
 * Finds paths and commands in the documents under `root` that do not exist, one line each:
 * `README.md:12 site/src/gone.ts: no such file or folder`.
 */
export async function findStaleWords(root: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const stale: string[] = [];
  for (const document of await Array.fromAsync(
    glob('{*.md,{docs,art,bench,drawings,service,schemas}/**/*.md}', { cwd: root }),
  )) {
    const lines = (await readFile(join(root, document), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      for (const [, script] of line.matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
        if (script && !(script in scripts) && !builtIn.has(script)) {
          stale.push(`${document}:${index + 1} npm run ${script}: no such script in package.json`);
        }
      }
      for (const [, named = ''] of line.matchAll(/`([^`\s]+)`/g)) {
        // For a path with a placeholder, such as `content/<name>.yaml`, only the folder must exist.
        const word = named.replace(/[^/]*<.*$/, '');
        // Paths are relative to the project's root or to the document.
        const places = [root, join(root, dirname(document))];
        if (looksLikePath(word) && !places.some((place) => existsSync(join(place, word)))) {
          stale.push(`${document}:${index + 1} ${word}: no such file or folder`);
        }
      }
    });
  }
  return stale;
}

/** Finds decisions without date and status below their title, or with a wrong line in the index. */
export async function findUnlistedDecisions(root: string): Promise<string[]> {
  const folder = join(root, 'docs/decisions');
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  const unlisted: string[] = [];
  for (const file of await Array.fromAsync(glob('[0-9]*.md', { cwd: folder }))) {
    const text = await readFile(join(folder, file), 'utf8');
    const [, number, title, since] = /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d.+)\n\n/.exec(text) ?? [];
    const line = `| ${number} | [${title}](${file}) | ${since} |`;
    if (!since) unlisted.push(`docs/decisions/${file}: add date and status below its title`);
    else if (!index.includes(line)) unlisted.push(`docs/decisions/README.md: add the line ${line}`);
  }
  return unlisted;
}

/** Finds words in code and documents that `docs/words.md` replaces by others, one line each. */
export async function findOtherWords(root: string): Promise<string[]> {
  const table = await readFile(join(root, 'docs/words.md'), 'utf8');
  const quoted = (cell = '') => [...cell.matchAll(/`(.+?)`/g)].map(([, word = '']) => word);
  const rows = [...table.matchAll(/^\| .+ \| (.+) \| (`.+`) \| (.*)\|$/gm)].map(
    ([, write, not, kept]) => ({ write, kept: quoted(kept), words: quoted(not).map(asPartOfName) }),
  );
  const rooms = '{art,bench,checks,contract,docs,drawings,electrical,schemas,service,site}';
  const files = glob(`{README.md,${rooms}/**/*.{ts,tsx,css,astro,md}}`, { cwd: root });
  const found: string[] = [];
  for await (const file of files) {
    if (/^docs\/(words\.md|check-docs)|node_modules/.test(file)) continue;
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      for (const { write, kept, words } of rows) {
        const rest = kept.reduce((text, name) => text.replaceAll(name, ''), line);
        const [word] = words.flatMap((pattern) => pattern.exec(rest) ?? []);
        if (word) found.push(`${file}:${index + 1} "${word}": write ${write}`);
      }
    });
  }
  return found;
}

/** Matches a word alone or at the start of a part of a name: `callout`, `callout-words`, `openCallout`. */
const asPartOfName = (word: string) =>
  new RegExp(`\\b${word}|${word.replace(/^./, (first) => first.toUpperCase())}`);

const builtIn = new Set(['ci', 'install', 'run', 'test', 'start']);

// Files and folders that commands or an owner create, which a fresh checkout lacks.
const made = /^(data|dist|node_modules)\/|^content\/(jobs|people)(\/|$)|^content\/safety\.yaml$/;

function looksLikePath(word: string): boolean {
  if (made.test(word) || /^[/-]|[{}*…:=()@#]/.test(word)) return false;
  return word.includes('/') || /^\.?[\w.-]+\.(ts|tsx|astro|css|ya?ml|mdx?|jsonc?|html)$/.test(word);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const finders = [findStaleWords, findUnlistedDecisions, findOtherWords];
  const wrong = (await Promise.all(finders.map((find) => find(root)))).flat();
  if (process.argv.includes('--links')) {
    const links = await listLinks(root);
    process.stdout.write(`Checking ${links.length} external addresses.\n`);
    wrong.push(...(await checkLinks(links)));
  }
  if (wrong.length > 0) {
    process.stderr.write(
      `The documents are wrong:\n${wrong.map((line) => `  ${line}\n`).join('')}`,
    );
    process.exitCode = 1;
  }
}
