import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readCollection } from '#schemas/read-content.ts';
import { writePhoto } from '../checks/site/photographs.ts';
import { copyContent } from './content-check/content-copy.ts';
import { formatDuration } from './job.ts';
import { formatSubjects } from './person.ts';

const [service] = await readCollection('services');
const [region] = await readCollection('region');
const state = region?.states[0]?.code;

/** A job with only the required fields. */
const minimalJob = {
  title: 'A breaker replaced',
  summary: 'A breaker of a pump station replaced between Friday night and Sunday.',
  services: [service?.id],
};

const photo = (file: string) => ({
  file,
  alt: 'A breaker.',
  taken: 'before',
  county: 'Lea County',
  state,
  date: '2026-05-04',
});
const sevenPhotos = Array.from({ length: 7 }, (_, index) => photo(`photo-${index}.jpg`));
const drawing = { sheet: 'one-line', link: 'The one-line' };

const referencePhone = { number: '+15755550115', display: '(575) 555-0115' };

const mistakes: [name: string, changes: object, message: RegExp][] = [
  [
    'named',
    { owner: { kind: 'Operator', name: 'Staked Plain LLC' } },
    /owner\.permission: a name requires permission: yes; get permission in writing and write/,
  ],
  [
    'unsure',
    { owner: { kind: 'Operator', permission: 'maybe' } },
    /owner\.permission: expected yes or no/,
  ],
  ['seven', { photos: sevenPhotos }, /photos: expected at most 6 photos/],
  [
    'twice',
    { photos: [photo('wide.jpg'), photo('wide.jpg')] },
    /photos\[1\]\.file: wide\.jpg is already on this page/,
  ],
  [
    'absent',
    { photos: [photo('none.jpg')] },
    /photos\[0\]\.file: content\/photos\/none\.jpg does not exist/,
  ],
  ['narrow', { photos: [photo('small.jpg')] }, /photos\[0\]\.file: small\.jpg is 1599 px wide;/],
  [
    'both',
    { photos: [photo('wide.jpg')], drawings: [drawing] },
    /drawings: the job has photos; remove the drawings/,
  ],
  ['no-service', { services: [] }, /services: expected a list of services, at least 1/],
  [
    'a town instead of a county',
    { place: { county: 'Andrews', state: 'NM' } },
    /place\.county: expected the full name of a county, for example Gaines County/,
  ],
  [
    'a voltage without a space',
    { voltage: '4160V' },
    /voltage: expected numbers with a space before the unit/,
  ],
  ['nowhere', { place: { county: 'Lea County', state: 'OK' } }, /place\.state: expected \w\w/],
  ['half-a-year', { year: 2025.5 }, /year: expected a year, for example 2026/],
  [
    'no-lead',
    { lead: 'nobody' },
    /lead: (there are no people; remove lead|"nobody" is not in content\/people; write one of )/,
  ],
  [
    'secret-reference',
    { reference: { kind: 'listed', name: 'Pat Roe', phone: referencePhone, permission: 'no' } },
    /reference\.permission: expected yes; list a reference only with their permission in writing/,
  ],
  [
    'no-phone',
    { reference: { kind: 'listed', name: 'Pat Roe', permission: 'yes' } },
    /reference\.phone: missing/,
  ],
  [
    'reference',
    { reference: { kind: 'ask' } },
    /reference\.kind: expected a kind of reference: on-request, listed/,
  ],
  ['role', { role: 'main' }, /role: expected prime or subcontractor/],
  ['month', { energized: 'March' }, /energized: expected a year and a month, for example 2025-03/],
  ['hours', { hours: 0 }, /hours: expected the hours worked on the job, for example 640/],
  ['minus', { recordables: -1 }, /recordables: expected the number of recordable cases/],
  [
    'focus',
    { photos: [{ ...photo('wide.jpg'), focus: 'middle' }] },
    /photos\[0\]\.focus: expected a part of/,
  ],
];

test('each mistake in a job is reported with its field and fix, and a minimal job is valid', async () => {
  const { path, check } = await copyContent();
  const write = (name: string, changes: object) =>
    writeFile(path(`jobs/${name}.yaml`), stringify({ ...minimalJob, ...changes }));
  await mkdir(path('jobs'), { recursive: true });
  await mkdir(path('photos'), { recursive: true });
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
  await Promise.all(mistakes.map(([name, changes]) => write(name, changes)));
  const output = await check();
  for (const [name, , message] of mistakes) {
    expect.soft(output).toMatch(new RegExp(`content/jobs/${name}\\.yaml:\\d+ ${message.source}`));
  }
  expect(output).not.toMatch(/jobs\/(right|named-with-permission|reference-on-request)\.yaml/);
});

test('a missing photo of a person is reported', async () => {
  const { path, check } = await copyContent();
  await mkdir(path('people'), { recursive: true });
  const person = { name: 'Jane Roe', order: 1, role: 'Foreman', photo: { file: 'none.jpg' } };
  await writeFile(path('people/jane.yaml'), stringify(person));
  expect(await check()).toMatch(
    /people\/jane\.yaml:\d+ photo\.file: content\/photos\/none\.jpg does/,
  );
});

const personMistakes: [name: string, changes: object, message: RegExp][] = [
  ['email', { email: 'jane' }, /email: expected an email address, for example jane@example\.com/],
  ['handles', { handles: ['quotes'] }, /handles\[0\]: expected bids, safety, documents or emerg/],
];

test.each(personMistakes)('a wrong %s of a person is reported', async (name, changes, message) => {
  const { path, check } = await copyContent();
  await mkdir(path('people'), { recursive: true });
  const person = { name: 'Jane Roe', order: 1, role: 'Foreman', ...changes };
  await writeFile(path(`people/${name}.yaml`), stringify(person));
  expect(await check()).toMatch(new RegExp(`people/${name}\\.yaml:\\d+ ${message.source}`));
});

test('the subjects of a person are one sentence', () => {
  expect(formatSubjects(['bids'])).toBe('Ask about bids');
  expect(formatSubjects(['emergency', 'documents', 'safety'])).toBe(
    'Ask about emergencies, documents, and safety',
  );
});

test('content without jobs, people and safety figures has no problems except references to them', async () => {
  const { path, find } = await copyContent();
  await rm(path('jobs'), { recursive: true, force: true });
  await rm(path('people'), { recursive: true, force: true });
  await rm(path('safety.yaml'), { force: true });
  const problems = await find();
  const references = problems.filter(({ field }) => field.endsWith('job') || field === 'reviewed');
  expect(problems).toEqual(references);
});

test.each([
  [{ count: 1, unit: 'days' }, '1 day'],
  [{ count: 18, unit: 'months' }, '18 months'],
  [{ count: 1200, unit: 'hours' }, '1,200 hours'],
] as const)('formats %j as %s', (duration, formatted) => {
  expect(formatDuration(duration)).toBe(formatted);
});
