/** First and last byte of a part of a file, both inside it. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of `size` bytes that a Range header asks for.
 *
 * @returns 'unsatisfiable' when it lies outside; undefined when the whole is to be sent: other
 * units, malformed ones and several parts at once, all of which a server may ignore.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
