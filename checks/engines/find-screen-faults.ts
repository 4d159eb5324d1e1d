/**
 * Describes horizontal overflow, text in the wrong font, and missing pictures and drawings on the screen. Runs in
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
  for (const text of document.querySelectorAll('h1, h2, h3, p, li, a, button, label')) {
    const [face = ''] = getComputedStyle(text).fontFamily.split(',');
    const isOurs = /^"?(Archivo|PlexMono)"?$/.test(face) && loaded.has(face.replaceAll('"', ''));
    if (text.checkVisibility() && !isOurs) faults.add(`the font of <${text.localName}> is ${face}`);
  }

  for (const image of document.images) {
    if (isOnScreen(image) && !(image.complete && image.naturalWidth > 0)) {
      faults.add(`the picture ${image.currentSrc || image.src} has not loaded`);
    }
  }
  for (const use of document.querySelectorAll('use')) {
    const drawing = use.ownerSVGElement;
    if (!drawing || !isOnScreen(drawing) || use.closest('defs, symbol')) continue;
    const { width, height } = use.getBoundingClientRect();
    if (width + height === 0) faults.add(`the drawing ${use.outerHTML} is empty`);
  }
  return [...faults];
}
