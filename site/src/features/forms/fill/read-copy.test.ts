import { describe, expect, test } from 'vitest';
import { beginForm, type FilledForm } from './filled-form.ts';
import { maxCopyBytes, readCopy, readFilledForm, writeCopy } from './read-copy.ts';

/** Returns a form with a value, an added row and a signature. */
function fillForm(): FilledForm {
  return {
    ...beginForm({ formId: 'torque-sheet', title: 'Torque sheet' }),
    values: { 'line/site': 'Site 7', 'table/opened/row/row-1/joint': '<b>T1</b>' },
    labels: { 'line/site': 'Site' },
    rows: { opened: { added: ['added-1'], removed: ['row-2'] } },
    signatures: { 'tested-by': [[10, 20, 30, 40]] },
  };
}

const copyOf = (changes: object) => writeCopy({ ...fillForm(), ...changes } as FilledForm);

test('a copy contains the whole form', () => {
  const form = fillForm();
  expect(readCopy(writeCopy(form))).toEqual({ form });
});

test('HTML in a copy stays text', () => {
  const opened = readCopy(writeCopy(fillForm()));
  expect('form' in opened && opened.form.values['table/opened/row/row-1/joint']).toBe('<b>T1</b>');
});

describe('a file is refused if', () => {
  test.each([
    { reason: 'it is not JSON', text: 'PK\u0003\u0004', fault: 'foreign' },
    { reason: 'it has another format', text: '{"format":"other"}', fault: 'foreign' },
    { reason: 'it is a list', text: '[]', fault: 'foreign' },
    { reason: 'it is larger than 2 MB', text: ' '.repeat(maxCopyBytes + 1), fault: 'size' },
    { reason: 'a later release wrote it', text: copyOf({ version: 2 }), fault: 'newer' },
    { reason: 'its values are not text', text: copyOf({ values: { a: 1 } }), fault: 'foreign' },
    {
      reason: 'a value has 5,000 characters',
      text: copyOf({ values: { a: 'x'.repeat(5000) } }),
      fault: 'foreign',
    },
    {
      reason: 'a key is not made of ids',
      text: copyOf({ values: { '<script>': 'x' } }),
      fault: 'foreign',
    },
    {
      reason: 'a key names the prototype',
      text: writeCopy(fillForm()).replace('"line/site":"Site 7"', '"__proto__":"x"'),
      fault: 'foreign',
    },
    {
      reason: 'a table has 10,000 rows',
      text: copyOf({
        rows: { opened: { added: Array.from({ length: 10_000 }, (_, n) => `r${n}`), removed: [] } },
      }),
      fault: 'rows',
    },
    {
      reason: 'a stroke leaves the signature area',
      text: copyOf({ signatures: { 'tested-by': [[1e9, 0]] } }),
      fault: 'foreign',
    },
  ])('$reason', ({ text, fault }) => {
    expect(readCopy(text)).toEqual({ fault });
  });
});

test('properties that the format does not have are dropped', () => {
  const form = fillForm();
  expect(readFilledForm({ ...form, extra: 'x' })).toEqual({ form });
});
