import { inflateSync } from 'node:zlib';

/** How many pages a PDF has whose objects may lie in compressed streams. */
export function countPages(bytes: Uint8Array): number {
  const pdf = Buffer.from(bytes);
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Type \/ObjStm.*?stream\r?\n/gs)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
