import { expect } from 'vitest';
import { findHiding } from '../browser/seen.ts';
import { scriptsRun } from '../browser/visitor.ts';
import type { EngineWindow } from './engine.ts';
import { findScreenFaults } from './find-screen-faults.ts';

/** Gives a test a visitor of its own, whose window closes with the test. */
export type Welcome = (visit?: { width?: number; script?: boolean }) => Promise<Visitor>;

export type Visitor = ReturnType<typeof welcomeTo>;

/** What somebody does at this window of `origin`, and what they see. Elements are named by CSS selectors. */
export function welcomeTo(window: EngineWindow, origin: string, script: boolean) {
  /** Runs a function in the page. The browser gets its source, so it uses nothing from outside itself. */
  async function evaluate<Args extends unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    // Vitest replaces dynamic imports by a function of its own.
    const source = String(script).replaceAll('__vite_ssr_dynamic_import__', 'import');
    return (await window.call(source, args)) as Awaited<Answer>;
  }

  /** Waits until a function returns true in the page. */
  async function waitUntil<Args extends unknown[]>(
    condition: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    // Between two pages there is no document to run it in.
    const result = () => evaluate(condition, ...args).catch(String);
    await expect.poll(result, { message: String(condition) }).toBe(true);
  }

  const waitUntilWhole = () =>
    expect.poll(() => evaluate(findScreenFaults), { message: 'faults on the screen' }).toEqual([]);

  /** Scrolls an element to the middle of the screen and waits until it no longer moves. */
  async function scrollTo(selector: string): Promise<{ x: number; y: number; isFree: boolean }> {
    let place = { x: 0, y: 0, isFree: false };
    const isStill = async () => {
      const last = place;
      place = await evaluate((selector) => {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const x = Math.round(left + width / 2);
        const y = Math.round(top + height / 2);
        return { x, y, isFree: element?.contains(document.elementFromPoint(x, y)) ?? false };
      }, selector);
      return last.x === place.x && last.y === place.y;
    };
    await expect.poll(isStill, { interval: 100, message: `${selector} stands still` }).toBe(true);
    return place;
  }

  /** Waits until the one element is seen whole, without scrolling to it. */
  async function see(selector: string): Promise<void> {
    const source = `(selector) => {
      const found = document.querySelectorAll(selector);
      return found.length === 1 ? (${findHiding})(found[0]) : [found.length + ' are in the page'];
    }`;
    const hiding = () => window.call(source, [selector]);
    await expect.poll(hiding, { message: `${selector} is seen` }).toEqual([]);
  }

  async function click(selector: string): Promise<void> {
    const { x, y, isFree } = await scrollTo(selector);
    expect(isFree, `nothing lies over ${selector}`).toBe(true);
    await window.clickAt(x, y);
  }

  return {
    evaluate,
    waitUntil,
    waitUntilWhole,
    see,
    click,
    /** Opens a page and waits for its scripts, and for the fonts that they show. */
    async open(path: string): Promise<void> {
      await window.load(origin + path);
      if (!script) return;
      await waitUntil(scriptsRun);
      await waitUntilWhole();
    },
    resize: (width: number) => window.resize(width, width < 768 ? 844 : 900),
    /** Scrolls until the one element is seen whole. */
    async lookFor(selector: string): Promise<void> {
      await scrollTo(selector);
      await see(selector);
    },
    /** Presses keys where the keyboard is: letters, and those that `keys` names. */
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
