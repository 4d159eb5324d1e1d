import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Company } from '#contract/company.ts';
import { readEnvironment } from '#contract/environment.ts';
import { lineman } from '#schemas/testing/lineman.ts';
import { fixtureContent } from '../../checks/fixture/folders.ts';
import { backUp } from '../node/database/back-up.ts';
import { openDatabase } from '../node/database/open.ts';
import {
  connectionFaults,
  type Fault,
  startBrokenMailServer,
} from '../robustness/broken-mail-server.ts';
import { query } from '../testing/query.ts';
import { runScript } from '../testing/run-leads.ts';
import { smtpError, startSmtpServer } from '../testing/smtp-server.ts';
import { testCompany } from '../testing/test-company.ts';
import { createTestFolder } from '../testing/test-service.ts';
import { findObstacles } from './find-obstacles.ts';

const aDay = 86_400_000;
const almostADay = 86_000_000;

const texas = { state: 'Texas', number: 'TECL 12345' };
const newMexico = { state: 'NM', number: '98765' };
const position = { latitude: 32, longitude: -103 };
const andrews = { city: 'Andrews', state: 'Texas', stateCode: 'TX', position };
const own: Company = {
  ...testCompany,
  name: 'Llano Power',
  legalName: 'Llano Power LLC',
  summary: 'Electrical construction and emergency response.',
  phone: { number: '+14325238811', display: '(432) 523-8811' },
  emergencyPhone: { number: '+14325238811', display: '(432) 523-8811' },
  email: 'office@llano.test',
  address: { ...testCompany.address, street: '77 Main Street' },
  bases: [andrews, { city: 'Hobbs', state: 'New Mexico', stateCode: 'NM', position }],
  siteUrl: 'https://llano.test',
  licenses: [texas, newMexico],
  claims: 'confirmed',
};

/** Starts a mail server that accepts one login. Returns the server's URL, including the login. */
async function startMailServer(): Promise<string> {
  const { url } = await startSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office@llano.test' && password === 'secret'
        ? done(null, { user: username })
        : done(smtpError(535)),
  });
  return url.replace('//', '//office%40llano.test:secret@');
}

/** Creates a project folder and settings for which there are no obstacles. */
async function prepare() {
  const root = createTestFolder();
  const database = await openDatabase({ DATA_DIR: 'data' }, root);
  await backUp(database.copyTo, join(root, 'copy.db'), join(root, 'data'));
  database.close();
  for (const name of ['articles', 'jobs', 'openings', 'pages', 'towns']) {
    mkdirSync(join(root, 'content', name), { recursive: true });
  }
  const settings: Record<string, string> = {
    SMTP_URL: await startMailServer(),
    TRUST_PROXY: '1',
  };
  return { root, settings };
}

/** Copies a content file of the test company to `root`, and changes `values` in its front matter. */
function copyContent(root: string, path: string, values: object): void {
  const text = readFileSync(join(fixtureContent, path), 'utf8');
  const head = stringify({ ...parse(text.split(/^---\n/m).find(Boolean) ?? ''), ...values });
  const whole = path.endsWith('.yaml') ? head : `---\n${head}---\nText.\n`;
  writeFileSync(join(root, 'content', path), whole);
}

/** Writes the careers page. `wording` says whether the owner has confirmed the text about hiring. */
function writeCareersPage(root: string, wording: 'sample' | 'confirmed'): void {
  copyContent(root, 'pages/careers.yaml', {
    hiring: {
      heading: 'Hiring',
      wording,
      equalOpportunity: { title: 'Equal opportunity', text: 'We decide by qualification.' },
      screening: { title: 'Drug test', text: 'An offer depends on a drug test.' },
    },
  });
}

function writeReviewedArticle(root: string, reviewer: object): void {
  const head = {
    title: 'An article that was reviewed',
    description:
      'A description of an article, as long as search engines need one for their results page.',
    category: 'Technical Guide',
    publishDate: '2025-01-06',
    reviewed: { date: '2026-02-03', ...reviewer },
  };
  writeFileSync(join(root, 'content/articles/a-b.mdx'), `---\n${stringify(head)}---\nText.\n`);
}

function writeOpening(root: string, { sample }: { sample: boolean }): void {
  const opening = { ...lineman('Andrews'), sample };
  writeFileSync(join(root, 'content/openings/lineman.yaml'), stringify(opening));
}

function writeJob(root: string, { sample }: { sample: boolean }): void {
  const job = {
    title: 'A breaker replaced',
    sample,
    summary: 'A breaker of a pump station replaced between Friday night and Sunday.',
    services: ['maintenance'],
  };
  writeFileSync(join(root, 'content/jobs/breaker.yaml'), stringify(job));
}

function writePerson(root: string, { sample }: { sample: boolean }): void {
  const person = { name: 'QP-3', sample, order: 1, role: 'Journeyman' };
  mkdirSync(join(root, 'content/people'), { recursive: true });
  writeFileSync(join(root, 'content/people/qp-3.yaml'), stringify(person));
}

function writeSafety(root: string, { sample }: { sample: boolean }): void {
  const safety = { sample, business: { founded: 1998 }, documents: ['Form W-9'] };
  writeFileSync(join(root, 'content/safety.yaml'), stringify(safety));
}

/** Records a backup that was made `age` milliseconds ago. */
function recordBackup(root: string, age: number): void {
  const record = { at: new Date(Date.now() - age), file: '/elsewhere/copy.db' };
  writeFileSync(join(root, 'data/last-backup.json'), JSON.stringify(record));
}

/** The company that ships with the project: an owner who has changed nothing. */
const samplePhone = { number: '+14325550142', display: '(432) 555-0142' };
const sample: Company = {
  ...own,
  name: 'Caliche Ridge Electric',
  legalName: 'Caliche Ridge Electric LLC',
  phone: samplePhone,
  emergencyPhone: samplePhone,
  email: 'info@calicheridge.example',
  address: { ...own.address, street: '1200 Example Street' },
  siteUrl: 'https://www.calicheridge.example',
  licenses: [
    { state: 'Texas', number: 'TECL 00000 (sample)' },
    { state: 'New Mexico', number: 'EE-98 00000 (sample)' },
    { state: 'New Mexico', number: 'EL-1 00000 (sample)' },
  ],
  claims: 'illustrative',
};

test('for the sample company, every obstacle of a fresh checkout is reported on a separate line', async () => {
  const root = createTestFolder();
  const obstacles = await findObstacles(sample, readEnvironment(root, {}), root);
  const expected = [
    /yaml name: "Caliche Ridge Electric" is the sample company; enter your own name$/,
    /yaml legalName: "Caliche Ridge Electric LLC" is the sample company; enter your own name$/,
    /yaml phone: nobody can be reached at \(432\) 555-0142, .* 555-01 .*; enter your own$/,
    /yaml emergencyPhone: nobody can be reached at \(432\) 555-0142, /,
    /yaml email: no email reaches info@calicheridge\.example, .* \.example are reserved/,
    /yaml address: "1200 Example Street" is the sample company's street/,
    /yaml siteUrl: nobody can open https:\/\/www\.calicheridge\.example, /,
    /licenses .*Texas/,
    /licenses .*New Mexico/,
    /EL-1/,
    / claims/,
    /TRUST_PROXY/,
    /SMTP_URL/,
    /no backup/,
  ];
  for (const line of expected) {
    expect(obstacles).toContainEqual(expect.stringMatching(line));
  }
  expect(obstacles).toHaveLength(expected.length);
  expect(obstacles.filter((line) => line.includes('\n'))).toEqual([]);
});

test('a company with its own data and content, a mail server and a backup has no obstacles', async () => {
  const { root, settings } = await prepare();
  copyContent(root, 'region.yaml', { roads: 'confirmed' });
  copyContent(root, 'privacy-policy.mdx', { updated: '2026-12-01' });
  writeCareersPage(root, 'confirmed');
  writeReviewedArticle(root, { reviewer: { name: 'Jane Roe', license: 'PE 12345, Texas' } });
  writeOpening(root, { sample: false });
  writeJob(root, { sample: false });
  writePerson(root, { sample: false });
  writeSafety(root, { sample: false });
  recordBackup(root, almostADay);
  expect(await findObstacles(own, readEnvironment(root, settings), root)).toEqual([]);
  // A town in which the company has no base.
  writeFileSync(join(root, 'content/towns/hobbs.yaml'), 'name: Hobbs\n');
  const atOneBase = { ...own, licenses: [texas], bases: [andrews] };
  expect(await findObstacles(atOneBase, readEnvironment(root, settings), root)).toEqual([]);
});

test('an article that was reviewed by a person in content/people is not reported', async () => {
  const { root, settings } = await prepare();
  recordBackup(root, almostADay);
  writeReviewedArticle(root, { reviewedBy: 'jane-roe' });
  expect(await findObstacles(own, readEnvironment(root, settings), root)).toEqual([]);
});

const sampleLicense = { state: 'New Mexico', number: '00000 (sample)' };
const sampleEl1 = { state: 'NM', number: 'EL-1 00000 (sample)' };

/** A change that creates an obstacle, and the line that reports the obstacle. */
interface ObstacleCase {
  company?: Partial<Company>;
  settings?: Record<string, string>;
  spoil?: (root: string) => void;
  line: RegExp;
}

const obstacleCases: Record<string, ObstacleCase> = {
  'a site address without https': {
    settings: { SITE_URL: 'http://llano.test' },
    line: /http:\/\/llano\.test is not https; set SITE_URL/,
  },
  'no trusted proxy': {
    settings: { TRUST_PROXY: '0' },
    line: /^TRUST_PROXY is 0, but .* https.*; set TRUST_PROXY=1, else all visitors share one rate limit/,
  },
  'no mail server': { settings: { SMTP_URL: '' }, line: /SMTP_URL is not set.*your mail server/ },
  'no license for a state': {
    company: { licenses: [newMexico] },
    line: /no number for Texas.*enter/,
  },
  'a sample license': {
    company: { licenses: [texas, sampleLicense] },
    line: /no number for New Mexico/,
  },
  'the sample EL-1 number': {
    company: { licenses: [texas, newMexico, sampleEl1] },
    line: /EL-1 license.*enter yours, or remove the license/,
  },
  'unconfirmed claims': { company: { claims: 'illustrative' }, line: /claims: check/ },
  'estimated miles and minutes': {
    spoil: (root) => copyContent(root, 'region.yaml', { roads: 'planning' }),
    line: /region\.yaml roads: .* then write 'confirmed'/,
  },
  'an article without the name of its reviewer': {
    spoil: (root) => writeReviewedArticle(root, {}),
    line: /articles marked "Reviewed" without a reviewer \(a-b\): .*reviewed\.reviewer, .*reviewed\.reviewedBy; or delete the field reviewed$/,
  },
  "the sample's privacy policy": {
    spoil: (root) => copyContent(root, 'privacy-policy.mdx', { updated: '2025-01-18' }),
    line: /updated still has the sample company's date: .* hosting provider/,
  },
  "the sample's text about equal opportunity and drug tests": {
    spoil: (root) => writeCareersPage(root, 'sample'),
    line: /^content\/pages\/careers\.yaml hiring .*drug test.* write 'confirmed' under wording$/,
  },
  'a number and an address that are reserved for examples, in a file about a person': {
    spoil: (root) =>
      writeFileSync(
        join(root, 'content/jobs/breaker.mdx'),
        '---\ntitle: Call +13075550123\n---\nText.\n',
      ),
    line: /^content\/jobs\/breaker\.mdx:2 title: nobody can be reached at \+13075550123, /,
  },
  'a sample opening': {
    spoil: (root) => writeOpening(root, { sample: true }),
    line: /^content\/openings contains samples \(lineman\): delete them, /,
  },
  'a sample job': {
    spoil: (root) => writeJob(root, { sample: true }),
    line: /^content\/jobs contains samples \(breaker\): delete them, /,
  },
  'a sample crew': {
    spoil: (root) => writePerson(root, { sample: true }),
    line: /^content\/people contains samples \(qp-3\): delete them, /,
  },
  'sample safety numbers': {
    spoil: (root) => writeSafety(root, { sample: true }),
    line: /^content\/safety\.yaml contains invented numbers \(business\.founded, documents\): enter/,
  },
  'a backup made a day ago': {
    spoil: (root) => recordBackup(root, aDay + 1),
    line: /last backup is from .*Z; run `npm run -s leads -- backup FILE` every day/,
  },
  'a damaged record of the last backup': {
    spoil: (root) => writeFileSync(join(root, 'data/last-backup.json'), '{"at":"never"'),
    line: /no backup was made yet/,
  },
  'a data folder whose parent is a file': {
    settings: { DATA_DIR: 'data/leads.db/data' },
    line: /DATA_DIR \S+ cannot be written \(ENOTDIR\); change its owner/,
  },
};

test.each(Object.entries(obstacleCases))(
  'an obstacle is reported on one line with its fix: %s',
  async (_, each) => {
    const { company: changed, settings, spoil, line } = each;
    const prepared = await prepare();
    spoil?.(prepared.root);
    const environment = readEnvironment(prepared.root, { ...prepared.settings, ...settings });
    const found = await findObstacles({ ...own, ...changed }, environment, prepared.root);
    // An unusable data folder has no record of a backup, so the line about the missing backup is ignored.
    expect(found.filter((each) => !settings?.DATA_DIR || !each.includes('no backup'))).toEqual([
      expect.stringMatching(line),
    ]);
  },
);

test('checking a data folder that does not exist creates no files or folders', async () => {
  const { root, settings } = await prepare();
  const before = readdirSync(root, { recursive: true });
  const environment = readEnvironment(root, { ...settings, DATA_DIR: 'data/deep/er' });
  expect(await findObstacles(own, environment, root)).toEqual([expect.stringMatching(/no backup/)]);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test('late mail is reported on one line', async () => {
  const { root, settings } = await prepare();
  await query(
    root,
    `insert into mails (id, kind, message_id, state, next_try_at, created_at)
      values ('a', 'digest', 'a', 'waiting', 0, ${Date.now() - 7_500_000})`,
  );
  const found = await findObstacles(own, readEnvironment(root, settings), root);
  expect(found).toEqual([expect.stringMatching(/^mail is late: .*2 h 5 min; see SMTP_URL/)]);
});

test('parked mail is reported on one line with the command that sends it', async () => {
  const { root, settings } = await prepare();
  await query(
    root,
    `insert into mails (id, kind, message_id, state, next_try_at, created_at)
      values ('a', 'digest', 'a', 'parked', 0, ${Date.now()})`,
  );
  const environment = readEnvironment(root, { ...settings, MAIL_ALERT_AFTER: 'off' });
  const found = await findObstacles(own, environment, root);
  expect(found).toEqual([expect.stringMatching(/^one email is parked.*leads resend --parked/)]);
});

/** Starts a mail server with a faulty greeting. Returns the server's URL, including a login. */
async function startBroken(greeting: Fault): Promise<string> {
  const server = await startBrokenMailServer();
  server.faults = { greeting };
  return server.url.replace('//', '//office:secret@');
}

const mailFaults = [
  {
    description: 'a wrong password',
    start: async () => (await startMailServer()).replace('secret', 'wrong-secret'),
    line: /rejects the user name or password; correct them/,
  },
  {
    description: 'a port without a mail server',
    start: async () => 'smtp://office:secret@127.0.0.1:1',
    line: /cannot be reached \(E\w+\); check host and port/,
  },
  {
    description: 'an endless greeting',
    start: () => startBroken(connectionFaults.dribbleLines),
    line: /cannot be reached \(ETIMEDOUT\)/,
  },
  {
    description: 'a server that postpones all mail',
    start: () => startBroken('421 no'),
    line: /does not accept email now \(421\)/,
  },
  {
    description: 'a TLS connection to a port without TLS',
    start: async () => (await startMailServer()).replace('smtp:', 'smtps:'),
    line: /does not offer a secure connection \(ERR_SSL/,
  },
];

test.each(mailFaults)(
  '$description is reported on one line within the timeout',
  async ({ start, line }) => {
    const { root } = await prepare();
    const SMTP_URL = await start();
    const begun = performance.now();
    const found = await findObstacles(
      own,
      readEnvironment(root, { SMTP_URL, TRUST_PROXY: '1' }),
      root,
      1000,
    );
    // The timeout is one second; the other four seconds are a margin for a busy machine.
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(found).toEqual([expect.stringMatching(/^SMTP_URL: 127\.0\.0\.1:\d+ /)]);
    expect(found[0]).toMatch(line);
    expect(found[0]).not.toMatch(/secret/);
  },
);

const preflight = fileURLToPath(new URL('./main.ts', import.meta.url));

test('the command exits with 0 if there are no obstacles; otherwise it prints the obstacles and exits with 1', async () => {
  const { root, settings } = await prepare();
  writeFileSync(join(root, 'content/company.yaml'), stringify(own));
  const run = (given: Record<string, string>) =>
    runScript(preflight, [], { cwd: root, env: given });
  expect(await run(settings)).toMatchObject({ code: 0, stderr: '' });
  const SMTP_URL = await startBroken(connectionFaults.dribbleLines);
  const wrong = { SITE_URL: 'http://llano.test', SMTP_TIMEOUT: '500ms', SMTP_URL };
  const { code, stdout, stderr } = await run(wrong);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringContaining('not https'),
    expect.stringContaining('cannot be reached'),
  ]);
  const unread = await run({ RETENTION_DAYS: 'never' });
  expect(unread).toMatchObject({ code: 1, stdout: '' });
  expect(unread.stderr).toContain('RETENTION_DAYS');
});
