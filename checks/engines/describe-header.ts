import { expect, test } from 'vitest';
import { keys } from './engine.ts';
import type { Welcome } from './visitor.ts';

/** What the header offers: the menu, the theme and the names of its icons. */
export function describeHeader(welcome: Welcome): void {
  test('the menu opens, leads on and closes', async () => {
    const visitor = await welcome({ width: 390 });
    await visitor.open('/');
    await visitor.click('.menu-button');
    await visitor.see('#menu nav');
    await visitor.press(keys.escape);
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.click('.menu-button');
    await visitor.click('#menu a[href="/contact"]');
    await visitor.waitForPath('/contact');
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.see('h1');
  });

  test.each([768, 1440])('the theme menu opens at its button at %i', async (width) => {
    const visitor = await welcome({ width });
    await visitor.open('/');
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.see('#theme-menu');
    const gap = await visitor.ask(measureThemeMenu);
    expect(gap?.below).toBeGreaterThanOrEqual(0);
    expect(gap?.below).toBeLessThanOrEqual(16);
    expect(gap?.aside).toBeLessThanOrEqual(16);
  });

  test('a chosen theme changes the ground and holds over a page change', async () => {
    const visitor = await welcome();
    const ground = () =>
      visitor.ask(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.open('/');
    const day = await ground();
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.click('[data-theme-choice="dark"]');
    const dusk = await ground();
    expect(dusk).not.toBe(day);
    await visitor.open('/services');
    expect(await ground()).toBe(dusk);
  });

  test("an icon's name shows 700 ms after the keyboard came to it", async () => {
    const visitor = await welcome();
    await visitor.open('/');
    const owner = '[popovertarget="theme-menu"]';
    const isFocused = () => visitor.ask((owner) => document.activeElement?.matches(owner), owner);
    let came = performance.now();
    for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) {
      came = performance.now();
      await visitor.press(keys.tab);
    }
    await visitor.see(`${owner}:focus-visible .tooltip`);
    expect(performance.now() - came).toBeGreaterThan(700);
    await visitor.press(keys.escape);
    await visitor.waitUntil(
      (owner) => !document.querySelector(`${owner} .tooltip`)?.getBoundingClientRect().width,
      owner,
    );
  });
}

/** How far the theme menu is from its button, in px. It runs in the page. */
function measureThemeMenu() {
  const [button, menu] = ['[popovertarget="theme-menu"]', '#theme-menu'].map((each) =>
    document.querySelector(each)?.getBoundingClientRect(),
  );
  if (!button || !menu) return null;
  const right = Math.abs(button.right - menu.right);
  const left = Math.abs(button.left - menu.left);
  return { below: menu.top - button.bottom, aside: Math.min(left, right) };
}
