import type { BrowserContext, Page } from '@playwright/test';

/** Records the layout shifts of every page that is opened from now on. */
export const recordShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Source[] };
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
          return `${name}: y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Cumulative Layout Shift since the page was opened, and a list of the shifts for error messages. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, shifts: JSON.stringify(shifts, undefined, 2) };
}

type Shift = { value: number; moved: string[] };
type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
