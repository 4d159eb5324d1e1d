import { expect as base, type Locator } from '@playwright/test';

/** Playwright's `expect` with an assertion for fully visible elements: `await expect(menu).toBeFullyVisible()`. */
export const expect = base.extend({
  async toBeFullyVisible(locator: Locator, { timeout = 5000 }: { timeout?: number } = {}) {
    let faults: string[] = [];
    const updateFaults = async () => {
      const count = await locator.count();
      faults =
        count === 1
          ? await locator.evaluate(findVisibilityFaults)
          : [`the page has ${count} instead of one`];
      return faults;
    };
    // A constant interval, because Playwright's default intervals grow longer than an animation.
    const polling = base.poll(updateFaults, { timeout, intervals: [100] }).toEqual([]);
    const pass = await polling.then(
      () => true,
      () => false,
    );
    return {
      name: 'toBeFullyVisible',
      pass,
      message: () => `${locator}: ${pass ? 'it is fully visible' : faults.join('; ')}`,
    };
  },
});

/**
 * Describes why `element` is not fully visible; empty if it is inside the viewport, unclipped, on top, opaque and
 * in the site's own fonts. Runs in the page, so it must not use anything that is defined outside of it.
 */
export function findVisibilityFaults(element: Element): string[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return ['it has no size'];
  const { clientWidth } = document.documentElement;

  const isInsideViewport = () => {
    // Ignore differences of up to half a pixel, which are rounding errors.
    const tolerance = 0.5;
    const isInsideWidth = left >= -tolerance && right <= clientWidth + tolerance;
    return isInsideWidth && top >= -tolerance && bottom <= innerHeight + tolerance;
  };

  /** The opacity of the element, multiplied by the opacity of its ancestors. */
  const computeOpacity = () => {
    let opacity = 1;
    for (let part: Element | null = element; part; part = part.parentElement) {
      opacity *= Number(getComputedStyle(part).opacity);
    }
    return opacity;
  };

  /** Tag names of other elements that cover any point of a test grid on the element. */
  const findCovers = (): Set<string> => {
    const covers = new Set<string>();
    // The test points are inset, so that they are not in the transparent parts of rounded corners.
    const inset = Math.min(5, width / 4, height / 4);
    const steps = 4;
    for (let column = 0; column <= steps; column += 1) {
      for (let row = 0; row <= steps; row += 1) {
        const x = left + inset + (column / steps) * (width - 2 * inset);
        const y = top + inset + (row / steps) * (height - 2 * inset);
        if (x < 0 || y < 0 || x >= clientWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) continue;
        const className = hit?.getAttribute('class') ?? '';
        covers.add(hit ? `<${hit.localName} class="${className}">` : 'nothing');
      }
    }
    return covers;
  };
  /**
   * Calls `test` with pointer events enabled on the element, because `elementFromPoint` skips elements without pointer
   * events.
   */
  const withPointerEvents = (test: () => Set<string>): Set<string> => {
    const { style } = element as HTMLElement;
    const { pointerEvents } = style;
    style.pointerEvents = 'auto';
    const result = test();
    style.pointerEvents = pointerEvents;
    if (style.length === 0) element.removeAttribute('style');
    return result;
  };

  /** Fonts of the element's text that are not loaded fonts of the site. */
  const findOtherFonts = (): Set<string> => {
    const ownFonts = new Set<string>(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => family === 'Archivo' || family === 'PlexMono'),
    );
    const otherFonts = new Set<string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement || parentElement.getClientRects().length === 0) continue;
      const [font = ''] = getComputedStyle(parentElement).fontFamily.split(',');
      if (!ownFonts.has(font.replaceAll('"', ''))) otherFonts.add(font);
    }
    return otherFonts;
  };

  const faults: string[] = [];
  if (!isInsideViewport()) {
    const box = [left, top, right, bottom].map(Math.round).join(', ');
    faults.push(`its box ${box} is not inside the viewport of ${clientWidth} by ${innerHeight}`);
  }
  const opacity = computeOpacity();
  if (opacity < 1) faults.push(`its opacity is ${opacity}`);
  if (getComputedStyle(element).visibility !== 'visible') faults.push('it is not visible');
  for (const cover of withPointerEvents(findCovers)) faults.push(`it is covered by ${cover}`);
  for (const font of findOtherFonts()) faults.push(`its font is ${font}`);
  return faults;
}
