/** A text without what only a page's lines need: no-break spaces and joiners. */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
