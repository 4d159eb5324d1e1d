import { expect, test } from 'vitest';
import { plant, serviceWithQuestions } from '../browser/kinds-of-pages.ts';
import { keys } from './engine.ts';
import type { Welcome } from './visitor.ts';

/** Parts of pages that answer to a visitor. */
export function describeParts(welcome: Welcome): void {
  test.each([true, false])('one question is open at a time, script %s', async (script) => {
    const visitor = await welcome({ script });
    await visitor.open(serviceWithQuestions);
    const open = () =>
      visitor.ask(() =>
        [...document.querySelectorAll('#faqs details')].flatMap((each, index) =>
          each.hasAttribute('open') ? [index + 1] : [],
        ),
      );
    const question = (index: number) => `#faqs details:nth-of-type(${index}) summary`;
    await visitor.click(question(1));
    await expect.poll(open).toEqual([1]);
    // The questions below it move while its answer unfolds.
    await visitor.waitUntil(
      () => document.querySelector('#faqs')?.getAnimations({ subtree: true }).length === 0,
    );
    await visitor.click(question(3));
    await expect.poll(open).toEqual([3]);
    await visitor.lookFor('#faqs details[open] p');
    await visitor.click(question(3));
    await expect.poll(open).toEqual([]);
  });

  test.each([390, 1440])('the places of a diorama are reached by keyboard at %i', async (width) => {
    const visitor = await welcome({ width });
    await visitor.open(plant.path);
    await visitor.ask(() => document.querySelector<HTMLElement>('.pins a')?.focus());
    for (let place = 2; place <= 5; place += 1) await visitor.press(keys.tab);
    await visitor.see('.pins a:focus-visible .pin-mark');
    await visitor.see(
      width < 1024 ? '.power-place .pin-words' : '.pins a:focus-visible .pin-words',
    );
    await visitor.press(keys.enter);
    await visitor.waitUntil(() => location.hash.length > 1);
    await visitor.waitUntil(() => {
      const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
  });
}
