import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent } from '../checks/fixture/copy-content.ts';
import { writePhoto } from '../checks/fixture/write-photo.ts';
import { formatDuration } from './job.ts';
import { formatSubjects } from './person.ts';

/** A job with only the required fields. */
const minimalJob = {
  title: 'A breaker replaced',
  summary: 'A breaker of a pump station replaced between Friday night and Sunday.',
  services: ['testing'],
};

const photo = (file: string) => ({
  file,
  alt: 'A breaker.',
  taken: 'before',
  county: 'San Juan County',
  state: 'CO',
  date: '2026-05-04',
});
const sevenPhotos = Array.from({ length: 7 }, (_, index) => photo(`photo-${index}.jpg`));
const drawing = { sheet: 'relay-report', link: 'The report' };

const referencePhone = { number: '+15755550115', display: '(575) 555-0115' };

const mistakes: { fileName: string; changes: object; message: RegExp }[] = [
  {
    fileName: 'name-without-permission',
    changes: { owner: { kind: 'Operator', name: 'Staked Plain LLC' } },
    message:
      /owner\.permission: a name requires permission: yes; get permission in writing and write/,
  },
  {
    fileName: 'unknown-permission',
    changes: { owner: { kind: 'Operator', permission: 'maybe' } },
    message: /owner\.permission: expected yes or no/,
  },
  {
    fileName: 'seven-photos',
    changes: { photos: sevenPhotos },
    message: /photos: expected at most 6 photos/,
  },
  {
    fileName: 'duplicate-photo',
    changes: { photos: [photo('wide.jpg'), photo('wide.jpg')] },
    message: /photos\[1\]\.file: wide\.jpg is already on this page/,
  },
  {
    fileName: 'missing-photo',
    changes: { photos: [photo('none.jpg')] },
    message: /photos\[0\]\.file: content\/photos\/none\.jpg does not exist/,
  },
  {
    fileName: 'narrow-photo',
    changes: { photos: [photo('small.jpg')] },
    message: /photos\[0\]\.file: small\.jpg is 1599 px wide;/,
  },
  {
    fileName: 'photos-and-drawings',
    changes: { photos: [photo('wide.jpg')], drawings: [drawing] },
    message: /drawings: the job has photos; remove the drawings/,
  },
  {
    fileName: 'no-service',
    changes: { services: [] },
    message: /services: expected a list of services, at least 1/,
  },
  {
    fileName: 'town-instead-of-county',
    changes: { place: { county: 'Andrews', state: 'NM' } },
    message: /place\.county: expected the full name of a county, for example Gaines County/,
  },
  {
    fileName: 'voltage-without-space',
    changes: { voltage: '4160V' },
    message: /voltage: expected numbers with a space before the unit/,
  },
  {
    fileName: 'unknown-state',
    changes: { place: { county: 'San Juan County', state: 'OK' } },
    message: /place\.state: expected \w\w/,
  },
  {
    fileName: 'fractional-year',
    changes: { year: 2025.5 },
    message: /year: expected a year, for example 2026/,
  },
  {
    fileName: 'unknown-lead',
    changes: { lead: 'nobody' },
    message:
      /lead: (there are no people; remove lead|"nobody" is not in content\/people; write one of )/,
  },
  {
    fileName: 'reference-without-permission',
    changes: {
      reference: { kind: 'listed', name: 'Pat Roe', phone: referencePhone, permission: 'no' },
    },
    message: /reference\.permission: expected yes; list a person only with written permission/,
  },
  {
    fileName: 'reference-without-phone',
    changes: { reference: { kind: 'listed', name: 'Pat Roe', permission: 'yes' } },
    message: /reference\.phone: missing/,
  },
  {
    fileName: 'unknown-reference',
    changes: { reference: { kind: 'ask' } },
    message: /reference\.kind: expected a kind of reference: on-request, listed/,
  },
  {
    fileName: 'unknown-role',
    changes: { role: 'main' },
    message: /role: expected prime or subcontractor/,
  },
  {
    fileName: 'month-in-words',
    changes: { energized: 'March' },
    message: /energized: expected a year and a month, for example 2025-03/,
  },
  {
    fileName: 'zero-hours',
    changes: { hours: 0 },
    message: /hours: expected the hours worked on the job, for example 640/,
  },
  {
    fileName: 'negative-recordables',
    changes: { recordables: -1 },
    message: /recordables: expected the number of recordable cases/,
  },
  {
    fileName: 'unknown-focus',
    changes: { photos: [{ ...photo('wide.jpg'), focus: 'middle' }] },
    message: /photos\[0\]\.focus: expected a part of/,
  },
];

test('each mistake in a job is reported with its field and fix, and a minimal job is valid', async () => {
  const { path, check } = await copyContent();
  const write = (fileName: string, changes: object) =>
    writeFile(path(`jobs/${fileName}.yaml`), stringify({ ...minimalJob, ...changes }));
  await writePhoto(path('photos/wide.jpg'), 1600, 1200);
  await writePhoto(path('photos/small.jpg'), 1599, 2400);
  await write('right', {});
  await write('named-with-permission', {
    owner: { kind: 'Operator', name: 'Staked Plain LLC', permission: 'yes' },
    photos: [{ ...photo('wide.jpg'), caption: 'The new breaker in its cubicle.' }],
    role: 'prime',
    energized: '2025-03',
    hours: 640,
    recordables: 0,
    reference: { kind: 'listed', name: 'Pat Roe', phone: referencePhone, permission: 'yes' },
  });
  await write('reference-on-request', { reference: { kind: 'on-request' } });
  await Promise.all(mistakes.map(({ fileName, changes }) => write(fileName, changes)));
  const output = await check();
  for (const { fileName, message } of mistakes) {
    expect
      .soft(output)
      .toMatch(new RegExp(`content/jobs/${fileName}\\.yaml:\\d+ ${message.source}`));
  }
  expect(output).not.toMatch(/jobs\/(right|named-with-permission|reference-on-request)\.yaml/);
});

test('a missing photo of a person is reported', async () => {
  const { path, check } = await copyContent();
  const person = { name: 'Jane Roe', order: 1, role: 'Foreman', photo: { file: 'none.jpg' } };
  await writeFile(path('people/jane.yaml'), stringify(person));
  expect(await check()).toMatch(
    /people\/jane\.yaml:\d+ photo\.file: content\/photos\/none\.jpg does/,
  );
});

const personMistakes: { field: string; changes: object; message: RegExp }[] = [
  {
    field: 'email',
    changes: { email: 'jane' },
    message: /email: expected an email address, for example jane@example\.com/,
  },
  {
    field: 'handles',
    changes: { handles: ['quotes'] },
    message: /handles\[0\]: expected bids, safety, documents or emerg/,
  },
  {
    field: 'number',
    changes: { name: 'QP 3' },
    message: /name: expected a name, or a crew number as on the sheets: .* for example QP-3/,
  },
  {
    field: 'sample',
    changes: { sample: true },
    message: /name: samples have no names; write a crew number such as QP-3, or remove sample/,
  },
  {
    field: 'lock',
    changes: { lock: 'pink' },
    message: /lock: expected a color: red, blue, green/,
  },
];

test.each(personMistakes)('an invalid $field of a person is reported', async (mistake) => {
  const { field, changes, message } = mistake;
  const { path, check } = await copyContent();
  const person = { name: 'Jane Roe', order: 1, role: 'Foreman', ...changes };
  await writeFile(path(`people/${field}.yaml`), stringify(person));
  expect(await check()).toMatch(new RegExp(`people/${field}\\.yaml:\\d+ ${message.source}`));
});

test('a reviewer with a crew number instead of a name is reported', async () => {
  const { path, edit, check } = await copyContent();
  const person = { name: 'QP-9', order: 9, role: 'Foreman' };
  await writeFile(path('people/qp-9.yaml'), stringify(person));
  await edit('articles/ground-wells-in-granite.mdx', 'ignacia-marquez', 'qp-9');
  expect(await check()).toMatch(
    /reviewed\.reviewedBy: content\/people\/qp-9\.yaml has a crew number instead of a name; choose/,
  );
});

test('formatSubjects lists the subjects of a person in one sentence', () => {
  expect(formatSubjects(['bids'])).toBe('Ask about bids');
  expect(formatSubjects(['emergency', 'documents', 'safety'])).toBe(
    'Ask about emergencies, documents, and safety',
  );
});

test('without jobs, people and safety numbers, only the references to them are reported', async () => {
  const { path, find } = await copyContent();
  await rm(path('jobs'), { recursive: true, force: true });
  await rm(path('people'), { recursive: true, force: true });
  await rm(path('safety.yaml'), { force: true });
  const problems = await find();
  const references = problems.filter(({ field }) => field.endsWith('job') || field === 'reviewed');
  expect(problems).toEqual(references);
});

test.each([
  { duration: { count: 1, unit: 'days' }, formatted: '1 day' },
  { duration: { count: 18, unit: 'months' }, formatted: '18 months' },
  { duration: { count: 1200, unit: 'hours' }, formatted: '1,200 hours' },
] as const)('formats a duration as $formatted', ({ duration, formatted }) => {
  expect(formatDuration(duration)).toBe(formatted);
});
