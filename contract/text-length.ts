/** Returns the error message for text with more than `limit` characters, or undefined if the text is not too long. */
export function findLengthProblem(text: string, limit: number): string | undefined {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return undefined;
  const [most, tooMany] = [limit, excess].map((count) => count.toLocaleString('en-US'));
  return `Shorten this to ${most} characters or fewer: ${tooMany} too many.`;
}

/**
 * Counts Unicode code points, so that an emoji is not two characters. A line break is one character, although
 * browsers send it as two.
 */
function countCharacters(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
