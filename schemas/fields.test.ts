import { afterEach, beforeEach, expect, test } from 'vitest';
import { headline, limitedText, template, text, verbatim } from './fields.ts';
import { setFacts } from './prose/facts.ts';

beforeEach(() => setFacts({ townCount: '10', email: "o'brien@example.com" }));
afterEach(() => setFacts({}));

const typed = "It's a six-well pad, {townCount} hours at 480 V";

test.each([
  {
    kind: 'text',
    field: text('a text', 'x'),
    parsed: 'It’s a six-well pad, 10 hours at 480\u00a0V',
  },
  {
    kind: 'headline',
    field: headline('a heading', 'x'),
    parsed: 'It’s a six-\u2060well pad, 10\u00a0hours at 480\u00a0V',
  },
  {
    kind: 'verbatim',
    field: verbatim('a term', 'x'),
    parsed: "It's a six-well pad, 10 hours at 480 V",
  },
])('facts are inserted into a field of the kind $kind, and its typography', ({ field, parsed }) => {
  expect(field.parse(typed)).toBe(parsed);
});

test('parsing a typeset text again does not change it', () => {
  const field = headline('a heading', 'x');
  expect(field.parse(field.parse(typed))).toBe(field.parse(typed));
});

test('an unknown placeholder is refused in every kind of text', () => {
  for (const field of [
    text('a text', 'x'),
    headline('a heading', 'x'),
    verbatim('a term', 'x'),
    limitedText('a text', 1, 40, 'x'),
  ]) {
    const { error } = field.safeParse('Around {bse}');
    expect(error?.issues[0]?.message).toMatch(
      /^there is no placeholder \{bse\}; write one of base,/,
    );
  }
});

test('a template keeps its own placeholders, inserts facts, and requires each placeholder exactly once', () => {
  const field = template(['reference', 'email'], 'a sentence', 'Send {reference} to {email}.');
  expect(field.parse("Send {reference} to {email}, it's {townCount} V")).toBe(
    "Send {reference} to o'brien@example.com, it’s 10\u00a0V",
  );
  for (const value of ['To {email}', 'Send {reference} and {reference} to {email}']) {
    expect(field.safeParse(value).error?.issues[0]?.message).toBe(
      'expected {reference} and {email} exactly once, for example: Send {reference} to {email}.',
    );
  }
});

test('a length is limited after facts are inserted and before the text is typeset', () => {
  const field = limitedText('a text', 1, 5, 'x');
  // Typesetting adds two word joiners.
  expect(field.parse('10-15')).toBe('10\u2060–\u206015');
  expect(field.safeParse('{townCount}').success).toBe(true);
  expect(field.safeParse('{townCount} towns').success).toBe(false);
});
