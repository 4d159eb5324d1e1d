import { describe, expect, test } from 'vitest';
import { articleWithTables, serviceWithQuestions } from '../browser/kinds-of-pages.ts';
import { pages } from '../browser/visitor.ts';
import { printOnScreen } from './print-on-screen.ts';
import type { Visitor, Welcome } from './visitor.ts';

/** Whole pages, on the screen and on paper. */
export function describePages(welcome: Welcome): void {
  describe.each([390, 1440])('every kind of page is whole to its end at %i', (width) => {
    test.each(pages)('%s', async (path) => {
      const visitor = await welcome({ width });
      await visitor.open(path);
      await read(visitor);
    });
  });

  test.each(['/', serviceWithQuestions, articleWithTables])('%s is fit for paper', async (path) => {
    const visitor = await welcome();
    await visitor.open(path);
    // Letter, less its margins.
    await visitor.resize(720);
    await visitor.ask(printOnScreen);
    expect(await visitor.isRendered('.site-header')).toBe(false);
    expect(await visitor.isRendered('h1')).toBe(true);
    await read(visitor);
  });
}

/** Reads the page to its end, screen by screen, and waits until each of them is whole. */
async function read({ ask, waitUntilWhole }: Visitor): Promise<void> {
  const scroll = () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  while (await ask(scroll)) await waitUntilWhole();
  await waitUntilWhole();
}
