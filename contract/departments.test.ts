import { expect, test } from 'vitest';
import { defaultDepartments, parseDepartments } from './departments.ts';

test('the words for departments are those of content/contact.yaml', () => {
  const text =
    'form:\n  fields:\n    service:\n      label: Crew\n      choices:\n        none: Any\n        electrical: Power\n';
  expect(parseDepartments(text)).toEqual({
    label: 'Crew',
    // An inquiry that was stored before the owner removed a choice still has a label.
    choices: { none: 'Any', electrical: 'Power', automation: 'Automation' },
  });
});

test.each(['', 'form: {}', 'form: [', 'form:\n  fields:\n    service: Power\n'])(
  'the default words are used for an invalid file: %j',
  (text) => {
    expect(parseDepartments(text)).toEqual(defaultDepartments);
  },
);
