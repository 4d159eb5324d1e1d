/** Shortest line of underscores that is a gap to write in. */
const gapPattern = /_{3,}/;

/** Splits printed text at its gaps. Example: "Similar, phase ___" has two parts, with one gap between them. */
export function splitGaps(text: string): string[] {
  return text.split(gapPattern);
}
