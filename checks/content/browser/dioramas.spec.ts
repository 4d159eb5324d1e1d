import { getAttribute } from '#contract/html-tree.ts';
import { expect, openPage, test } from '../../browser/visitor.ts';
import { readBuiltPages } from '../../site/built-site.ts';
import { listPages } from './list-pages.ts';
import { measureSmallestSide } from './measure-smallest-side.ts';

/* Whether the names of a power path fit, whatever the owner calls its steps. */

const addresses = await listPages();
const withPins = (await readBuiltPages()).filter(
  ({ address, elements }) =>
    addresses.includes(address) &&
    elements.some((element) => getAttribute(element, 'class')?.split(' ').includes('pins')),
);

for (const { address } of withPins) {
  test(`${address}: every pin is at least 44 px wide and high, its name stays inside the window, and selecting it keeps the page height`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    const pins = page.locator('.pins a');
    // The style sheet of the pins loads after the first paint.
    await expect(pins.first()).toBeVisible();
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      // The distance between pins is tested in site/src/ui/diorama/place-pins.test.ts.
      expect(await pins.evaluateAll(measureSmallestSide), `at ${width}`).toBeGreaterThanOrEqual(44);
      const pageHeights = new Set<number>();
      for (const pin of await pins.all()) {
        await pin.focus();
        await expect(pin).toHaveAttribute('aria-current', /^(step|true)$/);
        await pin.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(pin.locator('.pin-mark')).toBeFullyVisible();
        pageHeights.add(await page.evaluate(() => document.documentElement.scrollHeight));
        // On narrow screens, the name is below the picture instead of beside its pin.
        const nameContainer = width < 1024 ? page.locator('.power-place') : pin;
        await nameContainer.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(nameContainer.locator('.pin-words')).toBeFullyVisible();
        const name = (await pin.locator('b').textContent()) ?? '';
        await expect(nameContainer.locator('b')).toHaveText(name);
      }
      expect(pageHeights.size, `at ${width}`).toBe(1);
    }
  });
}
