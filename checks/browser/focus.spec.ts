import type { Page } from '@playwright/test';
import { inspectFocus } from './find-hidden-focus.ts';
import { expect, openPage, pages, test } from './visitor.ts';

const phone = { width: 390, height: 740 };

/** Sizes for tools, whose short result covers a different part of the page at each width. */
const toolSizes = [{ width: 320, height: 640 }, phone, { width: 1440, height: 900 }];

const tools = ['/tools/line-to-the-mine', '/tools/stopped-pump', '/tools/maintenance-calendar'];

/** More key presses than any page has focusable elements. */
const maximumPresses = 500;

// The page for unknown addresses reports itself as an error.
test.use({ reducedMotion: 'reduce', expectedErrors: /^Page not found: |status of 404/ });

for (const path of new Set([...pages, ...tools])) {
  test(`${path} shows every focused element, in both directions of Tab`, async ({ page }) => {
    await openPage(page, path);
    // All pages have the same header and footer.
    const part = path === '/' ? 'body' : 'main';
    for (const size of tools.includes(path) ? toolSizes : [phone]) {
      await page.setViewportSize(size);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.evaluate(focusEdge, { key, part });
        const { hidden, count } = await walk(page, key, part);
        expect(count, `focusable elements at ${size.width}`).toBeGreaterThan(0);
        expect.soft(hidden, `hidden with ${key} at ${size.width}`).toEqual([]);
      }
    }
  });
}

/** Presses a key until the focus leaves a part of the page, and returns the hidden elements that had the focus. */
async function walk(
  page: Page,
  key: string,
  part: string,
): Promise<{ hidden: string[]; count: number }> {
  const hidden: string[] = [];
  for (let count = 0; count < maximumPresses; count += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(inspectFocus, part);
    if (!focused) return { hidden, count };
    if (!focused.isVisible) hidden.push(focused.description);
  }
  throw new Error(`The focus did not leave ${part} after ${maximumPresses} key presses.`);
}

/**
 * Focuses an empty element before the first element of a part of the page for Tab, or after the last one for Shift+Tab.
 * From the body itself, some browsers move the focus to their own controls. Runs in the page.
 */
function focusEdge({ key, part }: { key: string; part: string }): void {
  const edge = document.createElement('span');
  edge.tabIndex = -1;
  edge.addEventListener('blur', () => edge.remove(), { once: true });
  if (key === 'Tab') document.querySelector(part)?.prepend(edge);
  else document.querySelector(part)?.append(edge);
  edge.focus();
}
