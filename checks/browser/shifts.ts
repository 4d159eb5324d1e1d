import type { BrowserContext, Page } from '@playwright/test';

/** A layout shift, as the tests report it. */
interface Shift {
  /** Contribution to Cumulative Layout Shift. */
  value: number;
  /** Descriptions of the elements that moved. */
  moved: string[];
}

/** An entry of the Layout Instability API. TypeScript does not know its type, because only Chromium has it. */
interface LayoutShiftEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records the layout shifts of every page that is opened from now on. */
export const recordShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(observeShifts);

/** Stores the layout shifts of the page in `window.shifts`. Runs in the page. */
function observeShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as LayoutShiftEntry;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
        return `${name}: y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Cumulative Layout Shift since the page was opened, and a list of the shifts for error messages. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, shifts: JSON.stringify(shifts, undefined, 2) };
}
