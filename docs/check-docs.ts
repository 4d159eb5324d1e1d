import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';
import { collections } from '#schemas/collections.ts';
import { checkLinks, listLinks } from './check-links.ts';

/** The documents whose references are checked. */
const documents = '{*.md,{docs,art,bench,drawings,service,schemas}/**/*.md}';

/** npm's own commands, which need no script in package.json. */
const builtInScripts = new Set(['ci', 'install', 'run', 'test', 'start']);

/** Files and folders that a fresh checkout lacks, because commands or the owner create them. */
const createdLater = /^(data|dist|node_modules)\//;

/**
 * Finds references to files, folders and npm scripts that do not exist, in the documents under `root`.
 * Returns one message for each reference. Example: `README.md:12 site/src/gone.ts: no such file or folder`
 */
export async function findStaleReferences(root: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const stale: string[] = [];
  for await (const document of glob(documents, { cwd: root })) {
    const lines = (await readFile(join(root, document), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const problems = [
        ...findStaleScripts(line, scripts),
        ...findStalePaths(line, root, dirname(document)),
      ];
      stale.push(...problems.map((problem) => `${document}:${index + 1} ${problem}`));
    }
  }
  return stale;
}

function findStaleScripts(line: string, scripts: Record<string, string>): string[] {
  const named = [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);
  return named
    .filter((script) => !(script in scripts) && !builtInScripts.has(script))
    .map((script) => `npm run ${script}: no such script in package.json`);
}

/** Finds paths that do not exist. Paths are relative to the project's root or to the folder of the document. */
function findStalePaths(line: string, root: string, documentFolder: string): string[] {
  const stale: string[] = [];
  for (const [, word = ''] of line.matchAll(/`([^`\s]+)`/g)) {
    // In a path with a placeholder, such as `content/<name>.yaml`, only the folder must exist.
    const path = word.replace(/[^/]*<.*$/, '');
    if (!looksLikePath(path)) continue;
    if (path.startsWith('content/')) {
      if (!isContentPath(path))
        stale.push(`${path}: no such file or folder in content; correct the path`);
      continue;
    }
    const exists = [root, join(root, documentFolder)].some((folder) =>
      existsSync(join(folder, path)),
    );
    if (!exists) stale.push(`${path}: no such file or folder`);
  }
  return stale;
}

/**
 * Whether `path` can be a file or folder of content. The file or folder may be missing, because owners delete
 * sample content, and the documents describe content that owners may add.
 */
function isContentPath(path: string): boolean {
  const patterns = [...Object.values(collections).map(({ pattern }) => pattern), 'photos/*'];
  const folders = patterns.map((pattern) => dirname(`content/${pattern}`));
  return (
    folders.includes(path.replace(/\/$/, '')) ||
    patterns.some((pattern) => matchesGlob(path, `content/${pattern}`))
  );
}

/**
 * Finds decision records that lack a date and status below the title, or whose line in the index is wrong.
 */
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

/** Finds terms in code and documents that `docs/words.md` replaces. Returns one message for each term. */
export async function findReplacedTerms(root: string): Promise<string[]> {
  const replacements = readReplacements(await readFile(join(root, 'docs/words.md'), 'utf8'));
  const rooms = '{art,bench,checks,contract,docs,drawings,electrical,schemas,server,site}';
  const files = glob(`{README.md,${rooms}/**/*.{ts,tsx,css,astro,md}}`, { cwd: root });
  const found: string[] = [];
  for await (const file of files) {
    if (/^docs\/(words\.md|check-docs)|node_modules/.test(file)) continue;
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      for (const { term, replacedTerms, exceptions } of replacements) {
        let checkedText = line;
        for (const exception of exceptions) checkedText = checkedText.replaceAll(exception, '');
        const [word] = replacedTerms.flatMap((pattern) => pattern.exec(checkedText) ?? []);
        if (word) found.push(`${file}:${index + 1} "${word}": write ${term}`);
      }
    }
  }
  return found;
}

/** A row of the table in `docs/words.md`. */
interface Replacement {
  /** The term to write. */
  term: string;
  /** Patterns that match the terms that must not be used. */
  replacedTerms: RegExp[];
  /** Names in which a replaced term is allowed. */
  exceptions: string[];
}

/** Reads a table with the columns "What", "Write", "Not" and "Kept". Terms and names are in backticks. */
function readReplacements(table: string): Replacement[] {
  const quotedIn = (cell: string) => [...cell.matchAll(/`(.+?)`/g)].map(([, word = '']) => word);
  const rows = table.matchAll(/^\| .+ \| (.+) \| (`.+`) \| (.*)\|$/gm);
  return [...rows].map(([, write = '', not = '', kept = '']) => ({
    term: write,
    replacedTerms: quotedIn(not).map(asPartOfName),
    exceptions: quotedIn(kept),
  }));
}

/**
 * Matches a term on its own or as the start of a word in a name: `callout`, `callout-words`, `openCallout`.
 */
const asPartOfName = (word: string) =>
  new RegExp(`\\b${word}|${word.replace(/^./, (first) => first.toUpperCase())}`);

function looksLikePath(word: string): boolean {
  if (createdLater.test(word) || /^[/-]|[{}*…:=()@#]/.test(word)) return false;
  return word.includes('/') || /^\.?[\w.-]+\.(ts|tsx|astro|css|ya?ml|mdx?|jsonc?|html)$/.test(word);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const finders = [findStaleReferences, findUnlistedDecisions, findReplacedTerms];
  const problems = (await Promise.all(finders.map((find) => find(root)))).flat();
  if (process.argv.includes('--links')) {
    const links = await listLinks(root);
    process.stdout.write(`Checking ${links.length} external links.\n`);
    problems.push(...(await checkLinks(links)));
  }
  if (problems.length > 0) {
    process.stderr.write(
      `Problems in the documents:\n${problems.map((line) => `  ${line}\n`).join('')}`,
    );
    process.exitCode = 1;
  }
}
