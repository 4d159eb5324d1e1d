import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveStored, readStored, removeStored, writeStored } from './local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const fail = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
};

describe.each([
  [
    'every method of local storage throws',
    { value: { getItem: fail, setItem: fail, removeItem: fail } },
  ],
  ['reading the variable localStorage throws', { get: fail }],
])('if %s', (_, property) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'localStorage', { ...property, configurable: true });
  });
  afterEach(() => {
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('the storage counts as empty', () => {
    writeStored('key', 'text');
    expect(readStored('key')).toBeNull();
    removeStored('key');
    moveStored('old key', 'key');
  });
});

/** Replaces local storage with an empty storage that works. Returns its texts by key. */
function stubStorage(): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  return texts;
}

test('a stored text can be read until it is removed', () => {
  stubStorage();
  writeStored('key', 'text');
  expect(readStored('key')).toBe('text');
  removeStored('key');
  expect(readStored('key')).toBeNull();
});

test('a text under an old key is moved, and without one the text under the new key stays', () => {
  const texts = stubStorage();
  writeStored('old key', 'text');
  moveStored('old key', 'key');
  expect([...texts]).toEqual([['key', 'text']]);
  moveStored('old key', 'key');
  expect([...texts]).toEqual([['key', 'text']]);
});

test('a text under an old key is kept if it cannot be stored under the new key', () => {
  const texts = stubStorage();
  writeStored('old key', 'text');
  localStorage.setItem = fail;
  moveStored('old key', 'key');
  expect([...texts]).toEqual([['old key', 'text']]);
});
