/** Replaces no-break spaces by spaces and removes word joiners, which only matter where lines wrap. */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
