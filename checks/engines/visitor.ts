import { expect } from 'vitest';
import { findHiding } from '../browser/seen.ts';
import { scriptsRun } from '../browser/visitor.ts';
import type { EngineWindow } from './engine.ts';
import { findScreenFaults } from './find-screen-faults.ts';

/** Gives a test a visitor of its own, whose window closes with the test. */
export type Welcome = (visit?: { width?: number; script?: boolean }) => Promise<Visitor>;

/** Somebody with a browser: what they do, and what they see. Elements are named by CSS selectors. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #origin: string;
  readonly #script: boolean;

  constructor(window: EngineWindow, origin: string, script: boolean) {
    this.#window = window;
    this.#origin = origin;
    this.#script = script;
  }

  /** Opens a page and waits for its scripts, and for the fonts that they show. */
  async open(path: string): Promise<void> {
    await this.#window.load(this.#origin + path);
    if (!this.#script) return;
    await this.waitUntil(scriptsRun);
    await this.waitUntilWhole();
  }

  /** Waits until nothing is broken on the screen. */
  async waitUntilWhole(): Promise<void> {
    await expect.poll(() => this.ask(findScreenFaults), { message: 'faults' }).toEqual([]);
  }

  /** Reads the page to its end, screen by screen, and waits until each of them is whole. */
  async read(): Promise<void> {
    const scroll = () => {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    };
    while (await this.ask(scroll)) await this.waitUntilWhole();
    await this.waitUntilWhole();
  }

  resize(width: number): Promise<void> {
    return this.#window.resize(width, width < 768 ? 844 : 900);
  }

  /** Calls a function in the page. It must be whole in itself: its text is handed to the browser. */
  async ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    // Vitest puts a function of its own in place of an import.
    const source = String(question).replaceAll('__vite_ssr_dynamic_import__', 'import');
    return (await this.#window.call(source, args)) as Awaited<Answer>;
  }

  /** Waits until the page says yes. */
  async waitUntil<Args extends unknown[]>(
    question: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    // While one page gives way to the next there is nobody to ask.
    const answer = () => this.ask(question, ...args).catch(String);
    await expect.poll(answer, { message: String(question) }).toBe(true);
  }

  async waitForPath(path: string): Promise<void> {
    await expect.poll(() => this.ask(() => location.pathname).catch(String)).toBe(path);
    await this.waitUntil(() => document.readyState === 'complete');
  }

  /** Waits until a visitor sees the one element whole, without scrolling to it. */
  async see(selector: string): Promise<void> {
    const source = `(selector) => {
      const found = document.querySelectorAll(selector);
      return found.length === 1 ? (${findHiding})(found[0]) : [found.length + ' are in the page'];
    }`;
    const hiding = () => this.#window.call(source, [selector]);
    await expect.poll(hiding, { message: `${selector} is seen` }).toEqual([]);
  }

  /** Scrolls until a visitor sees the one element whole. */
  async lookFor(selector: string): Promise<void> {
    await this.#bring(selector);
    await this.see(selector);
  }

  isRendered(selector: string): Promise<boolean> {
    return this.ask((selector) => {
      const { width = 0, height = 0 } =
        document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width * height > 0;
    }, selector);
  }

  /** Brings an element to the middle of the screen and waits until nothing moves it any more. */
  async #bring(selector: string): Promise<{ x: number; y: number; isFree: boolean }> {
    let place = { x: 0, y: 0, isFree: false };
    const isStill = async () => {
      const last = place;
      place = await this.ask((selector) => {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        return { x, y, isFree: element?.contains(document.elementFromPoint(x, y)) ?? false };
      }, selector);
      return last.x === place.x && last.y === place.y;
    };
    await expect.poll(isStill, { interval: 100, message: `${selector} stands still` }).toBe(true);
    return place;
  }

  /** Clicks on the middle of an element. */
  async click(selector: string): Promise<void> {
    const { x, y, isFree } = await this.#bring(selector);
    expect(isFree, `nothing lies over ${selector}`).toBe(true);
    await this.#window.clickAt(x, y);
  }

  /** Presses keys where the keyboard is: letters, and those that `keys` names. */
  press(keys: string): Promise<void> {
    return this.#window.type(keys);
  }

  /** Clicks into a field and types. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press(text);
  }

  valueOf(selector: string): Promise<string | undefined> {
    return this.ask((each) => document.querySelector<HTMLInputElement>(each)?.value, selector);
  }

  /** The page on paper, if the engine's driver can print. */
  async print(): Promise<Uint8Array | undefined> {
    return this.#window.print?.();
  }
}
