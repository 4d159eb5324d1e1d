import { describe, expect, test } from 'vitest';
import { articleWithTables, serviceWithQuestions } from '../browser/kinds-of-pages.ts';
import { pages } from '../browser/visitor.ts';
import { countPages } from './count-pages.ts';
import { printOnScreen } from './print-on-screen.ts';
import type { Welcome } from './visitor.ts';

/** Whole pages, on the screen and on paper. */
export function describePages(welcome: Welcome): void {
  describe.each([390, 1440])('every kind of page is whole to its end at %i', (width) => {
    test.each(pages)('%s', async (path) => {
      const visitor = await welcome({ width });
      await visitor.open(path);
      await visitor.read();
    });
  });

  test.each(['/', serviceWithQuestions, articleWithTables])('%s is fit for paper', async (path) => {
    const visitor = await welcome();
    await visitor.open(path);
    const pdf = await visitor.print();
    if (pdf) expect(countPages(pdf)).toBeGreaterThan(0);
    // Letter, less its margins.
    await visitor.resize(720);
    await visitor.ask(printOnScreen);
    expect(await visitor.isRendered('.site-header')).toBe(false);
    expect(await visitor.isRendered('h1')).toBe(true);
    await visitor.read();
  });
}
