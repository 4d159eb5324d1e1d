/** The faces that every page is set in, as `document.fonts` names them. */
export const faces = ['1em Archivo', '500 1em "Plex Mono"'];

/**
 * Shows the fonts on the first page that a browser ever opens here, once both are there. Text is
 * set anew part by part from the top: all at once a page would not react for a tenth of a second.
 */
export async function showFonts(): Promise<void> {
  const root = document.documentElement;
  if (!root.dataset.fonts) return;
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  localStorage.fonts = 1;
  // What nobody sees need not be fluent, and its timers would be slow.
  if (document.hidden) return void delete root.dataset.fonts;
  for (const part of splitIntoParts(document.body)) {
    part.dataset.fonts = 'shown';
    // Reading a height sets the text now, in this task; what is screens below stays as it is.
    if (document.body.offsetHeight) await new Promise((resolve) => setTimeout(resolve));
  }
}

// To set all 650 elements of an article anew took 74 ms here; a part of this many is a small share.
const most = 25;

function splitIntoParts(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const isSmall = element.getElementsByTagName('*').length <= most;
  return isSmall || children.length === 0 ? [element] : children.flatMap(splitIntoParts);
}
