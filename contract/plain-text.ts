/**
 * Replaces no-break spaces with spaces and removes word joiners. These characters only affect where lines
 * wrap.
 */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
