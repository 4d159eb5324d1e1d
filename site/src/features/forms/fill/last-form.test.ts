import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginForm } from './filled-form.ts';
import { noteLastForm } from './last-form.ts';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const forms = [{ id: 'torque', formId: 'torque-sheet', title: 'Torque sheet' }];

const begin = (formId: string, values: Record<string, string>) => ({
  ...beginForm({ formId, title: 'Torque sheet' }),
  id: `id-of-${formId}`,
  values,
});

test('the note names the first kept form that the site still has, and what it is for', () => {
  const values = { 'line/sheet': '2', 'line/site': ' Site 7 ' };
  noteLastForm([begin('removed-sheet', {}), begin('torque-sheet', values)], forms);
  expect(JSON.parse(texts.get('last-form') ?? '')).toMatchObject({
    address: '/services/samples/torque/blank#id-of-torque-sheet',
    title: 'Torque sheet',
    about: 'Site 7, 2',
  });
});

test('the note is removed with the last form', () => {
  noteLastForm([begin('torque-sheet', {})], forms);
  expect(texts.size).toBe(1);
  noteLastForm([], forms);
  expect(texts.size).toBe(0);
});
