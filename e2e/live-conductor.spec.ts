import type { Page } from '@playwright/test';
import { expect, openPage, test } from './visitor.ts';

/** x of the riser in the hero's drawing, whose width is 2400: see hero-horizon.tsx. */
const riserInDrawing = 1800.3;

const widths = [320, 390, 600, 761, 768, 1100, 1101, 1280, 1440, 1920, 2400, 2560];

/** Where the pieces of the live conductor stand in the page; centers, in CSS pixels. */
async function measure(page: Page) {
  return page.evaluate((riser) => {
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const box = (selector: string) => find(selector).getBoundingClientRect();
    /** A positioned pseudo-element, whose left and width are computed in its owner's padding box. */
    const pseudo = (owner: Element, which: '::before' | '::after') => {
      const style = getComputedStyle(owner, which);
      const { left, top } = owner.getBoundingClientRect();
      const number = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
      const border = number('border-left-width');
      return {
        isShown: style.content !== 'none' && style.display !== 'none',
        left: left + number('left'),
        center: left + number('left') + border / 2,
        top: top + number('top'),
        width: number('width'),
        border,
      };
    };
    const hero = box('.hero-landscape');
    const cubicles = find('.cubicles');
    const content = box('.services-head');
    const bus = pseudo(cubicles, '::before');
    return {
      width: innerWidth,
      heroRiser: hero.left + (riser / 2400) * hero.width,
      positionsRiser: pseudo(find('.positions'), '::before').center,
      headRiser: pseudo(find('.services-head'), '::after'),
      headLeft: pseudo(find('.services-head'), '::before').center,
      bus: { left: bus.left, right: bus.left + bus.width, top: bus.top },
      headBottom: content.bottom,
      content: { left: content.left, right: content.right },
      railStart: pseudo(cubicles, '::after').center,
      rails: [...document.querySelectorAll('.rail')].map((each) => pseudo(each, '::before').center),
      railEnd: pseudo(find('.rail-end'), '::before'),
      callButton: {
        left: box('.rail-end > a').left,
        middle: box('.rail-end > a').top + box('.rail-end > a').height / 2,
      },
      rowMiddle: box('.rail-end').top + box('.rail-end').height / 2,
      stubs: [...document.querySelectorAll('.section-tag-tapped')].map((tag) => {
        const stub = pseudo(tag, '::before');
        const ring = tag.firstElementChild?.getBoundingClientRect();
        return { left: stub.left, gap: (ring?.left ?? 0) - (stub.left + stub.width) };
      }),
    };
  }, riserInDrawing);
}

test('the live conductor meets itself at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const at = await measure(page);
    // Lines are drawn on whole pixels: their edges may round apart.
    const near = (a: number, b: number) =>
      expect(Math.abs(a - b), `at ${width}`).toBeLessThanOrEqual(1.3);

    near(at.positionsRiser, at.heroRiser);
    if (width >= 1101) {
      near(at.headRiser.center, at.heroRiser);
      near(at.headRiser.center, at.content.left + 0.969 * (at.content.right - at.content.left));
      near(at.bus.left, at.content.left - 36);
      near(at.bus.right, at.content.right);
      near(at.bus.top, at.headBottom);
      near(at.railStart, at.bus.left + 1.1);
      for (const rail of at.rails) near(rail, at.railStart);
      near(at.railEnd.left, at.railStart - 1.1);
      near(at.railEnd.left + at.railEnd.width, at.callButton.left);
      near(at.rowMiddle, at.callButton.middle);
      expect(at.stubs).toHaveLength(5);
      for (const stub of at.stubs) {
        near(stub.gap, 0);
        near(stub.left, at.railStart);
      }
    } else {
      near(at.headLeft, at.bus.left + 2.5);
      near(at.bus.left, at.content.left);
    }
  }
});

test('the line is decoration: assistive technology does not meet it', async ({ page }) => {
  await page.goto('/');
  const exposed = await page
    .locator('main svg:not([aria-hidden="true"]):not([role="img"][aria-label])')
    .count();
  expect(exposed).toBe(0);
});

test('no two names on the map collide at any width', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const map = page.locator('.area-map svg:visible');
    await expect(map).toHaveCount(1);
    await expect(map).toHaveAttribute('aria-label', /.+/);
    const url = await map.locator('use').getAttribute('data-href');
    const [file, id] = (url ?? '').split('#');
    const text = await (await page.request.get(file ?? '')).text();
    const collisions = await map.evaluate(
      (svg, { text, id }) => {
        // The words of a used drawing cannot be measured where they stand: a copy in its place can.
        const copy = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(id);
        svg.replaceChildren(document.importNode(copy as unknown as Node, true));
        const words = [...svg.querySelectorAll('text')].map((word) => ({
          name: word.textContent,
          box: word.getBoundingClientRect(),
        }));
        const frame = svg.getBoundingClientRect();
        const found: string[] = [];
        words.forEach((a, index) => {
          if (a.box.left < frame.left - 1 || a.box.right > frame.right + 1)
            found.push(`${a.name} leaves the map`);
          for (const b of words.slice(index + 1)) {
            // A turned label's box is larger than its ink.
            if (/km/.test(`${a.name}${b.name}`)) continue;
            const apart =
              a.box.right <= b.box.left ||
              b.box.right <= a.box.left ||
              a.box.bottom - 2 <= b.box.top + 2 ||
              b.box.bottom - 2 <= a.box.top + 2;
            if (!apart) found.push(`${a.name} and ${b.name}`);
          }
        });
        return found;
      },
      { text, id: id ?? '' },
    );
    expect(collisions, `at ${width}`).toEqual([]);
  }
});
