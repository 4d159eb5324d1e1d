/** One change of a text: what stands from `start` to `end` becomes `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The part of `source` from `from` to `to` with the edits that lie in it. */
export function applyEdits(
  source: string,
  edits: readonly TextEdit[],
  from = 0,
  to = source.length,
): string {
  let written = '';
  let at = from;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    written += source.slice(at, start) + text;
    at = end;
  }
  return written + source.slice(at, to);
}
