import type { FileList } from './desk-api.ts';

/**
 * The file to open: the one that the address names, unless the list shows that it is gone; else the
 * first, where an owner begins. Undefined while neither is known.
 */
export function pickFile(list: FileList | undefined, named: string): string | undefined {
  const paths = list?.groups.flatMap(({ files }) => files.map(({ path }) => path));
  return named && (paths?.includes(named) ?? true) ? named : paths?.[0];
}
