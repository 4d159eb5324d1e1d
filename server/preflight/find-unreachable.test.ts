import { expect, test } from 'vitest';
import { parseContentDocument } from '#schemas/content-document.ts';
import { describeUnreachable, findUnreachable } from './find-unreachable.ts';

test.each(['+14325550142', '(307) 555-0199', '307.555.0100', 'Call 307-555-0123 now'])(
  'nobody can be reached at the number in: %s',
  (text) => {
    expect(describeUnreachable(text)).toMatch(
      /^nobody can be reached at [+()\d. -]+, because numbers with 555-01 are reserved for examples; enter your own$/,
    );
  },
);

test('addresses that end in .example are unreachable, whether email or web', () => {
  expect(describeUnreachable('Write to jobs@llano.example.')).toMatch(
    /^no email reaches jobs@llano\.example, because addresses that end in \.example are reserved/,
  );
  expect(describeUnreachable('https://www.llano.example')).toMatch(
    /^nobody can open https:\/\/www\.llano\.example, /,
  );
});

test.each(['(432) 523-8811', '+13075550242', 'NEMA 555-0142-B', 'info@llano.com', 'for example'])(
  'the text is not reported: %s',
  (text) => {
    expect(describeUnreachable(text)).toBeUndefined();
  },
);

test('people and safety files are searched, and the company’s own fields are left to the check of the identity', () => {
  const documents = [
    parseContentDocument('company.yaml', 'email: a@b.example\nsummary: Call (307) 555-0123\n'),
    parseContentDocument('people/roe.yaml', 'name: Jane Roe\nphone:\n  number: "+13075550123"\n'),
    parseContentDocument('safety.yaml', 'contact: jane@b.example\n'),
  ];
  expect(findUnreachable(documents)).toEqual([
    expect.stringMatching(/^content\/company\.yaml:2 summary: nobody can be reached/),
    expect.stringMatching(/^content\/people\/roe\.yaml:3 phone\.number: nobody can be reached/),
    expect.stringMatching(/^content\/safety\.yaml:1 contact: no email reaches jane@b\.example/),
  ]);
});
