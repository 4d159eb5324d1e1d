import { expect as base, type Locator } from '@playwright/test';

/** Playwright's expectations, and whether a visitor sees something: `await expect(menu).toBeSeen()`. */
export const expect = base.extend({
  async toBeSeen(locator: Locator, { timeout = 5000 }: { timeout?: number } = {}) {
    let hiding: string[] = ['it is not in the page'];
    const pass = await base
      .poll(
        async () => {
          hiding = (await locator.count()) === 1 ? await locator.evaluate(findHiding) : hiding;
          return hiding;
        },
        // The default pauses between tries grow; what moves in comes to rest within one of them.
        { timeout, intervals: [100] },
      )
      .toEqual([])
      .then(
        () => true,
        () => false,
      );
    return {
      name: 'toBeSeen',
      pass,
      message: () => `${locator}: ${pass ? 'a visitor sees it' : hiding.join('; ')}`,
    };
  },
});

/**
 * What keeps a visitor from seeing `element` whole, as sentences; none when it is inside the
 * viewport, unclipped, on top, opaque and in the site's own faces. It runs in the page and must be
 * whole in itself, because its text is handed to the browser.
 */
export function findHiding(element: Element): string[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return ['it has no size'];
  const hiding: string[] = [];
  const { clientWidth } = document.documentElement;
  // Half a pixel is rounding.
  if (left < -0.5 || top < -0.5 || right > clientWidth + 0.5 || bottom > innerHeight + 0.5) {
    const box = [left, top, right, bottom].map(Math.round).join(', ');
    hiding.push(`its box ${box} leaves the viewport of ${clientWidth} by ${innerHeight}`);
  }

  let opacity = 1;
  for (let each: Element | null = element; each; each = each.parentElement) {
    opacity *= Number(getComputedStyle(each).opacity);
  }
  if (opacity < 1) hiding.push(`its opacity is ${opacity}`);
  if (getComputedStyle(element).visibility !== 'visible') hiding.push('it is not visible');

  // An element that lets the pointer through is not hit: while it is tested it must take it.
  const { style } = element as HTMLElement;
  const { pointerEvents } = style;
  style.pointerEvents = 'auto';
  const covers = new Set<string>();
  // Clear of rounded corners.
  const inset = Math.min(5, width / 4, height / 4);
  for (let column = 0; column <= 4; column += 1) {
    for (let row = 0; row <= 4; row += 1) {
      const x = left + inset + (column / 4) * (width - 2 * inset);
      const y = top + inset + (row / 4) * (height - 2 * inset);
      if (x < 0 || y < 0 || x >= clientWidth || y >= innerHeight) continue;
      const met = document.elementFromPoint(x, y);
      if (met && element.contains(met)) continue;
      covers.add(met ? `<${met.localName} class="${met.getAttribute('class') ?? ''}">` : 'nothing');
    }
  }
  style.pointerEvents = pointerEvents;
  if (!style.length) element.removeAttribute('style');
  for (const cover of covers) hiding.push(`in its place stands ${cover}`);

  const own = new Set<string>(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => family === 'Archivo' || family === 'PlexMono'),
  );
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const foreign = new Set<string>();
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!data.trim() || !parentElement || parentElement.getClientRects().length === 0) continue;
    const [face = ''] = getComputedStyle(parentElement).fontFamily.split(',');
    if (!own.has(face.replaceAll('"', ''))) foreign.add(face);
  }
  for (const face of foreign) hiding.push(`its words are in ${face}`);
  return hiding;
}
