import { expect } from 'vitest';
import { findVisibilityFaults } from '../browser/seen.ts';
import { haveScriptsRun } from '../browser/visitor.ts';
import type { EngineWindow } from './engine.ts';
import { findScreenFaults } from './find-screen-faults.ts';

/** Opens a window for a test, which closes when the test ends. `width` is in CSS pixels. */
export type OpenVisitor = (options?: { width?: number; hasScript?: boolean }) => Promise<Visitor>;

export type Visitor = ReturnType<typeof createVisitor>;

/** The center of an element in the viewport, in CSS pixels. */
interface Position {
  x: number;
  y: number;
  /** Whether a click on the center reaches the element. */
  isUncovered: boolean;
}

/** Scrolls an element to the middle of the screen. Runs in the page. */
function scrollToMiddle(selector: string): Position {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  return { x, y, isUncovered: element?.contains(document.elementFromPoint(x, y)) ?? false };
}

/** Actions and assertions of a visitor of `origin` in this window. CSS selectors identify the elements. */
export function createVisitor(window: EngineWindow, origin: string, hasScript: boolean) {
  /** Runs a function in the page. The function must not use anything that is defined outside of it. */
  async function evaluate<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // Vitest replaces `import()` with a function that does not exist in the page.
    const source = String(pageFunction).replaceAll('__vite_ssr_dynamic_import__', 'import');
    return (await window.call(source, args)) as Awaited<Result>;
  }

  /** Waits until a function returns true in the page. */
  async function waitUntil<Args extends unknown[]>(
    condition: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    // During navigation there is no document, and the call fails until the next page has loaded.
    const result = () => evaluate(condition, ...args).catch(String);
    await expect.poll(result, { message: String(condition) }).toBe(true);
  }

  const waitUntilFaultless = () =>
    expect
      .poll(() => evaluate(findScreenFaults), { message: 'the screen has no faults' })
      .toEqual([]);

  /** Scrolls an element to the middle of the screen and waits until it no longer moves. */
  async function scrollTo(selector: string): Promise<Position> {
    let position: Position = { x: 0, y: 0, isUncovered: false };
    const isStill = async () => {
      const previous = position;
      position = await evaluate(scrollToMiddle, selector);
      return previous.x === position.x && previous.y === position.y;
    };
    await expect
      .poll(isStill, { interval: 100, message: `${selector} has stopped moving` })
      .toBe(true);
    return position;
  }

  /** Waits until the only matching element is fully visible, without scrolling to it. */
  async function expectVisible(selector: string): Promise<void> {
    // Not `evaluate`: a function in the page cannot call findVisibilityFaults, so its source is inserted here.
    const source = `(selector) => {
      const found = document.querySelectorAll(selector);
      return found.length === 1 ? (${findVisibilityFaults})(found[0]) : [found.length + ' elements match'];
    }`;
    const findFaults = () => window.call(source, [selector]);
    await expect.poll(findFaults, { message: `${selector} is fully visible` }).toEqual([]);
  }

  async function click(selector: string): Promise<void> {
    const { x, y, isUncovered } = await scrollTo(selector);
    expect(isUncovered, `${selector} is not covered`).toBe(true);
    await window.clickAt(x, y);
  }

  return {
    evaluate,
    waitUntil,
    waitUntilFaultless,
    expectVisible,
    click,
    /** Opens a page and waits for its scripts and for the fonts that they load. */
    async open(path: string): Promise<void> {
      await window.load(origin + path);
      if (!hasScript) return;
      await waitUntil(haveScriptsRun);
      await waitUntilFaultless();
    },
    resize: (width: number) => window.resize(width, width < 768 ? 844 : 900),
    /** Scrolls to the only matching element and waits until it is fully visible. */
    async scrollUntilVisible(selector: string): Promise<void> {
      await scrollTo(selector);
      await expectVisible(selector);
    },
    /** Sends characters or `keys` to the focused element. */
    press: (keys: string) => window.type(keys),
    async type(selector: string, text: string): Promise<void> {
      await click(selector);
      await window.type(text);
    },
    isRendered: (selector: string) =>
      evaluate((each) => Boolean(document.querySelector(each)?.getClientRects().length), selector),
    valueOf: (selector: string) =>
      evaluate((each) => document.querySelector<HTMLInputElement>(each)?.value, selector),
    async waitForPath(path: string): Promise<void> {
      await expect.poll(() => evaluate(() => location.pathname).catch(String)).toBe(path);
      await waitUntil(() => document.readyState === 'complete');
    },
  };
}
