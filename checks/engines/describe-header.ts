import { expect, test } from 'vitest';
import { keys } from './engine.ts';
import type { Welcome } from './visitor.ts';

/** What the header offers: the menu and the theme. */
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

  test('a chosen theme changes the ground and holds over a page change', async () => {
    const visitor = await welcome();
    const ground = () =>
      visitor.ask(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.open('/');
    const day = await ground();
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.see('#theme-menu');
    await visitor.click('[data-theme-choice="dark"]');
    const dusk = await ground();
    expect(dusk).not.toBe(day);
    await visitor.open('/services');
    expect(await ground()).toBe(dusk);
  });
}
