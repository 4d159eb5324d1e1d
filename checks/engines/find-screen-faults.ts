/**
 * Describes horizontal overflow, text in the wrong font, missing pictures and empty drawings on the screen. Runs in
 * the page, so it must not use anything that is defined outside of it.
 */
export function findScreenFaults(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);

  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > 0 && top < innerHeight;
  };

  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  // The font families of site/src/fonts/font-faces.ts.
  const ownFamilies = ['Archivo', 'PlexMono'];
  for (const text of document.querySelectorAll('h1, h2, h3, p, li, a, button, label')) {
    const [face = ''] = getComputedStyle(text).fontFamily.split(',');
    const family = face.replaceAll('"', '');
    const isOwnFont = ownFamilies.includes(family) && loaded.has(family);
    if (text.checkVisibility() && !isOwnFont) {
      faults.add(`the font of <${text.localName}> is ${face}`);
    }
  }

  for (const image of document.images) {
    if (isOnScreen(image) && !(image.complete && image.naturalWidth > 0)) {
      faults.add(`the picture ${image.currentSrc || image.src} has not loaded`);
    }
  }
  for (const drawing of document.querySelectorAll('svg.drawing')) {
    const { width, height } = drawing.getBoundingClientRect();
    if (isOnScreen(drawing) && (width === 0 || height === 0)) {
      faults.add(`the drawing "${drawing.getAttribute('class')}" is empty`);
    }
  }
  return [...faults];
}
