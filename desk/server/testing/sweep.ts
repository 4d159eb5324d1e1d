import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontMatterOf } from '#site/content-check/content-document.ts';

/** The YAML of every content file, whole or as front matter, for tests that go through all of it. */
export async function readAllYaml(): Promise<{ path: string; yaml: string }[]> {
  const root = join(import.meta.dirname, '../../..');
  const paths = await Array.fromAsync(glob('content/**/*.{yaml,mdx}', { cwd: root }));
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      const front = frontMatterOf(text).replace(/^---\n|---\n$/g, '');
      return { path, yaml: path.endsWith('.mdx') ? front : text };
    }),
  );
}

/** A field or entry somewhere in a value. */
export interface Spot {
  path: (string | number)[];
  value: unknown;
}

/** Every scalar and every list of a value. */
export function* eachSpot(value: unknown, path: Spot['path'] = []): Generator<Spot> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) yield { path, value };
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    yield* eachSpot(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A copy of the whole with another value at the path. */
export function setAt<T>(whole: T, path: Spot['path'], value: unknown): T {
  const copy = structuredClone(whole);
  const parent = path.slice(0, -1).reduce<unknown>((at, part) => read(at, part), copy);
  (parent as Record<string | number, unknown>)[path.at(-1) as string] = value;
  return copy;
}

const read = (value: unknown, part: string | number) =>
  (value as Record<string | number, unknown>)[part];

/** What spoils a careless writer of YAML. */
export const awkwardTexts = [
  'Power: on',
  'the crew\'s "own" words',
  'room #3 and a # sign',
  '# begins like a comment',
  '- begins like an item',
  '-dash',
  '? question',
  'ends with a colon:',
  '{licensedStates} first',
  '[brackets], {braces}, commas',
  '& anchor * alias ! tag',
  '@at `tick` %percent |pipe >fold',
  'true',
  'No',
  'null',
  '~',
  '1e3',
  '0x1F',
  '007',
  '12:30',
  '2026-11-22',
  '2026-11-22 10:00',
  '.5',
  '+14325550142',
  '1_000',
  '<<',
  '=',
  '---',
  '...',
  '',
  ' leading space',
  'trailing space ',
  'two lines\nof text',
  'ends with a new line\n',
  'tab\tinside',
  'emoji ⚡ 👷🏽 and ñ',
  'back\\slash \\n',
  'non-breaking\u00a0space, line\u2028separator, bom\ufeff',
  "'quoted'",
  '"quoted"',
  'a: b: c # d',
  'very long '.repeat(60).trim(),
] as const;
