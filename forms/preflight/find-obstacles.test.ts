import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../contract/environment.ts';
import { readCompany } from '../company.ts';
import { findObstacles } from './find-obstacles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = await readCompany(root);
const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
const live = { SMTP_URL: 'smtps://user:secret@mail.test:465', SITE_URL: 'https://llano.test' };
const own: typeof sample = {
  ...sample,
  name: 'Llano Power',
  legalName: 'Llano Power LLC',
  phone: { number: '+14325238811', display: '(432) 523-8811' },
  emergencyPhone: { number: '+14325238811', display: '(432) 523-8811' },
  email: 'office@llano.test',
  address: { ...sample.address, street: '77 Main Street' },
  siteUrl: 'https://llano.test',
  licenses: [{ state: 'Texas', number: 'TECL 12345' }],
  claims: 'confirmed',
};

test('the sample as it ships has every obstacle of a fresh checkout', () => {
  const obstacles = findObstacles(sample, readEnvironment(folder, {}), folder).join('\n');
  for (const named of [
    'name',
    'phone',
    'email',
    'address',
    'siteUrl',
    'licenses',
    'claims',
    'SMTP_URL',
  ]) {
    expect(obstacles).toContain(named);
  }
});

test('a company with its own identity and a mail server has none', () => {
  expect(findObstacles(own, readEnvironment(folder, live), folder)).toEqual([]);
});

test.each([
  ['an address without https', own, { ...live, SITE_URL: 'http://llano.test' }, /not https/],
  ['no mail server', own, { SITE_URL: live.SITE_URL }, /SMTP_URL is not set/],
  ['no licence', { ...own, licenses: [] }, live, /license number/],
  ['claims not confirmed', { ...own, claims: 'illustrative' as const }, live, /claims/],
  [
    'a data folder below a file',
    own,
    { ...live, DATA_DIR: join(root, 'package.json', 'data') },
    /cannot be written/,
  ],
])('%s is one line', (_what, company, settings, line) => {
  const obstacles = findObstacles(company, readEnvironment(folder, settings), folder);
  expect(obstacles).toHaveLength(1);
  expect(obstacles[0]).toMatch(line);
});
