import type { FileGroup } from './desk-api.ts';

/** The files whose title, group or file name holds every word. */
export function findFiles(groups: readonly FileGroup[], words: string): FileGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.map((group) => ({
    ...group,
    files: group.files.filter(({ title, path }) => {
      const text = `${group.title} ${title} ${path}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    }),
  }));
}
