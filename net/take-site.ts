import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kind, nameOf } from './classes.ts';
import { takeScreens } from './take-screens.ts';
import { listFeed, listWords } from './take-words.ts';

export interface Request {
  dist: string;
  only: readonly Kind[];
  /** All pages without it. */
  paths: string[] | undefined;
}

/** Writes the words, styles and pictures of a built site into `folder`, in place of what was there. */
export async function takeSite(folder: string, { dist, only, paths }: Request): Promise<void> {
  const began = Date.now();
  const all = globSync('**/*.html', { cwd: dist })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
  const unknown = paths?.filter((path) => !all.includes(path)) ?? [];
  if (unknown.length > 0) throw new Error(`${dist} has no page ${unknown.join(', ')}.`);
  const taken = paths ?? all;
  for (const kind of only) {
    await rm(join(folder, kind), { recursive: true, force: true });
    await mkdir(join(folder, kind), { recursive: true });
  }
  if (only.includes('words')) {
    for (const path of taken) {
      const html = await readFile(join(dist, `${path === '/' ? 'index' : path}.html`), 'utf8');
      await writeFile(join(folder, 'words', `${nameOf(path)}.txt`), listWords(html));
    }
    const feeds = '{*.xml,*.json,*.txt,*.webmanifest,blog/*.md,.well-known/*.txt}';
    for (const file of paths ? [] : globSync(feeds, { cwd: dist })) {
      const text = await readFile(join(dist, file), 'utf8');
      await writeFile(join(folder, 'words', `file ${file.replaceAll('/', '~')}`), listFeed(text));
    }
  }
  if (only.includes('styles') || only.includes('pictures')) {
    await takeScreens(folder, dist, only, taken);
  }
  await writeFile(join(folder, 'take.json'), JSON.stringify({ whole: !paths }));
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${taken.length} pages into ${folder} in ${seconds} s\n`);
}
