import { afterEach, expect, test, vi } from 'vitest';
import { findSubmissionId } from './submission-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('values sent from an earlier version of the site keep their id, and the old key is removed', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  const values = ['Ann Lee', '+1 432 555 0100'];
  const id = findSubmissionId(values);
  const stored = texts.get('inquiry-sent') ?? '';
  texts.clear();
  texts.set('enquiry-sent', stored);
  expect(findSubmissionId(values)).toBe(id);
  expect([...texts]).toEqual([['inquiry-sent', stored]]);
});
