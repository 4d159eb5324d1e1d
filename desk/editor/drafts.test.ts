import { describe, expect, test } from 'vitest';
import { type Draft, Drafts, type Store } from './drafts.ts';

const path = 'content/home.yaml';

function memory(): Store {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const draft = (title: string, at = 1): Draft => ({
  base: { hash: 'a', data: { title: 'was' } },
  data: { title },
  at,
});

describe('drafts', () => {
  test('come back to the tab that left them', () => {
    const store = memory();
    expect(new Drafts('one', store).keep(path, draft('typed'))).toBe(true);
    expect(new Drafts('one', store).own(path)?.data).toEqual({ title: 'typed' });
  });

  test('of two tabs on one file do not write over each other', () => {
    const store = memory();
    const [one, two] = [new Drafts('one', store), new Drafts('two', store)];
    one.keep(path, draft('of one'));
    two.keep(path, draft('of two', 2));
    expect(one.own(path)?.data).toEqual({ title: 'of one' });
    expect(one.left(path)?.data).toEqual({ title: 'of two' });
    one.dropLeft(path);
    expect(one.left(path)).toBeUndefined();
    expect(one.own(path)).toBeDefined();
  });

  test('name their files once, whatever tab they are of', () => {
    const store = memory();
    new Drafts('one', store).keep(path, draft('a'));
    new Drafts('two', store).keep(path, draft('b'));
    store.setItem('theme', 'dark');
    expect(new Drafts('three', store).paths()).toEqual(new Set([path]));
  });

  test('that cannot be read are no drafts', () => {
    const store = memory();
    store.setItem(`desk-draft:one:${path}`, '{"data":');
    expect(new Drafts('one', store).own(path)).toBeUndefined();
  });

  test('say so where the browser keeps nothing', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(new Drafts('one', full).keep(path, draft('typed'))).toBe(false);
  });
});
