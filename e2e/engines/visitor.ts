import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { expect } from 'vitest';
import { findHiding } from '../seen.ts';
import { scriptsRun } from '../visitor.ts';
import type { EngineWindow } from './engine.ts';
import { findScreenFaults } from './find-screen-faults.ts';

/** Keys that are no letters, as WebDriver names them. */
export const keys = { shift: '\uE008', tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

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

  resize(width: number, height = width < 768 ? 844 : 900): Promise<void> {
    return this.#window.resize(width, height);
  }

  /** Calls a function in the page. It must be whole in itself: its text is handed to the browser. */
  async ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return (await this.#window.call(String(question), args)) as Awaited<Answer>;
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
    // What went away unseen is told by what hid it while it was there.
    const hiding = new Set<string>();
    const isSeen = async () => {
      const found = (await this.#window.call(source, [selector])) as string[];
      for (const each of found) hiding.add(each);
      return found.length === 0 || [...hiding].join('; ');
    };
    await expect.poll(isSeen, { message: `${selector} is seen` }).toBe(true);
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
    const { isFree, ...place } = await this.#bring(selector);
    expect(isFree, `nothing lies over ${selector}`).toBe(true);
    await this.#window.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses keys: each one is held while those after it are pressed. */
  async press(...held: string[]): Promise<void> {
    await this.#window.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...held.map((value) => ({ type: 'keyDown' as const, value })),
          ...held.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
        ],
      },
    ]);
  }

  /** Clicks into a field and types. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    for (const letter of text) await this.press(letter);
  }

  valueOf(selector: string): Promise<string | undefined> {
    return this.ask(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
      selector,
    );
  }

  /** Takes a picture of the whole page, screen by screen, each of them once it is whole. */
  async capture(file: string): Promise<void> {
    const screens: OverlayOptions[] = [];
    const { height, width, step } = await this.ask(() => {
      // Once, and not on every screen.
      const header = document.querySelector('header');
      if (header) header.style.position = 'static';
      const { scrollHeight, clientWidth } = document.documentElement;
      return { height: scrollHeight, width: clientWidth, step: innerHeight };
    });
    for (let y = 0; y < height; y += step) {
      const top = await this.ask((y) => {
        scrollTo({ top: y, behavior: 'instant' });
        return Math.round(scrollY);
      }, y);
      await this.waitUntilWhole();
      let picture: Buffer = Buffer.alloc(0);
      const look = async () => {
        picture = await this.#window.takePicture();
        return (await sharp(picture).stats()).entropy;
      };
      await expect.poll(look, { message: `what is seen of the page at ${y}` }).toBeGreaterThan(0);
      screens.push({ input: picture, top, left: 0 });
    }
    await mkdir(dirname(file), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .composite(screens)
      .png({ compressionLevel: 4 })
      .toFile(file);
  }

  /** The page on paper, if the engine's driver can print. */
  async print(): Promise<Buffer | undefined> {
    return this.#window.print?.();
  }
}
