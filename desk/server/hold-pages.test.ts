import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdPages } from './hold-pages.ts';

/** Asks for a page, and notes when it is being made and when the file is written. */
function watch({ change, serve }: ReturnType<typeof holdPages>) {
  const events: string[] = [];
  return {
    events,
    ask(name: string) {
      const response = new EventEmitter();
      void serve({} as IncomingMessage, response as ServerResponse, () => events.push(name));
      return { send: () => response.emit('close') };
    },
    save: () => change(async () => events.push('written')),
  };
}

test('a page asked for after a save is made when the site has what was saved', async () => {
  const pages = holdPages();
  const { events, ask, save } = watch(pages);
  await save();
  ask('page');
  await setImmediate();
  expect(events).toEqual(['written']);
  pages.takeOver();
  await setImmediate();
  expect(events).toEqual(['written', 'page']);
});

test('a save waits for the pages on their way, and the next save for the first', async () => {
  const pages = holdPages();
  const { events, ask, save } = watch(pages);
  const first = ask('first');
  const second = ask('second');
  const saved = save();
  const savedAgain = save();
  first.send();
  await setImmediate();
  expect(events).toEqual(['first', 'second']);
  second.send();
  await saved;
  await setImmediate();
  expect(events).toEqual(['first', 'second', 'written']);
  pages.takeOver();
  await savedAgain;
  expect(events).toEqual(['first', 'second', 'written', 'written']);
});

test('neither waits for good: a page that never ends, a save that changes nothing of the site', async () => {
  const { events, ask, save } = watch(holdPages(20));
  ask('endless');
  await save();
  ask('page');
  await expect.poll(() => events).toEqual(['endless', 'written', 'page']);
});

test('a save that fails says so and holds nothing', async () => {
  const pages = holdPages();
  const { events, ask } = watch(pages);
  await expect(pages.change(() => Promise.reject(new Error('disk full')))).rejects.toThrow('full');
  ask('page');
  await setImmediate();
  expect(events).toEqual(['page']);
});
