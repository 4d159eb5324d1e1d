import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { toReference } from '../../contract/reference.ts';
import { sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { leads, patient, postAll } from '../testing/run-leads.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { emptyFields, goodFields, startTestService } from '../testing/test-service.ts';
import { readStats } from './stats.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });

// Programs of the owner read them by these names: a change here is one for them, too.
const columns = 'id,receivedAt,kind,name,phone,email,location,service,message,state,reason,mail';

test('list gives every field of every inquiry as JSON, newest first', async () => {
  const service = await startTestService();
  const nasty = {
    name: '=1+1 \u001b[31m',
    message: 'a "b"\r\n\u009b\u202ec',
    service: 'electrical',
    kind: 'work',
  };
  const [first, second] = await postAll(service, nasty, { website: 'x', location: 'Hobbs' });
  const { code, stdout, stderr } = await leads(service, ['list', '--json']);
  expect(code).toBe(0);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    {
      id: second,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...emptyFields,
      ...goodFields,
      location: 'Hobbs',
      state: 'suspected',
      reason: 'honeypot',
      mail: 'none',
    },
    {
      id: first,
      receivedAt: expect.any(String),
      ...emptyFields,
      ...goodFields,
      ...nasty,
      state: 'kept',
      reason: '',
      mail: 'sent',
    },
  ]);
  expect(Object.keys(JSON.parse(stdout)[0]).join()).toBe(columns);
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
});

test('the list says of each inquiry its state, why, and what became of its mail', async () => {
  const service = await startTestService();
  expect(await leads(service, ['list', '--json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  await postAll(service, {}, { website: 'x' });
  const [head = '', ...lines] = (await leads(service, ['list'])).stdout.trimEnd().split('\n');
  const cells = lines.map((line) =>
    ['STATE', 'REASON', 'MAIL'].map((name) => line.slice(head.lastIndexOf(name)).split('  ')[0]),
  );
  expect(cells).toEqual([
    ['suspected', 'honeypot', 'none'],
    ['kept', '', 'sent'],
  ]);
});

// What a terminal would obey: colors, titles, going back, other directions, in every way to write it.
const commands = '\u001b[2J\u001b]0;x\u0007\u009b31m\b\u007f\rX\u202e\u2066\u061c\u2028\u0085';

test('no control character reaches the terminal, whatever was typed or stored', async () => {
  const service = await startTestService();
  const stored = { ...goodFields, name: `Ann${commands}`, email: 'Ann@example.com' };
  // Not as multipart, which makes a line break of a carriage return.
  await service.post({}, { body: new URLSearchParams(stored) });
  const [{ id = '' } = {}] = await service.list();
  const all = [
    ['show', id],
    ['show', id, '--csv'],
    ['show', commands],
    [commands],
    ['list', `--${commands}`],
    ['correct', id, `--email=${commands}`],
    ['delete', '--email', `ANN@example.com${commands}`],
    ['backup', `no/such/${commands}/copy.db`],
  ];
  for (const args of all) {
    const { stdout, stderr } = await leads(service, args);
    const printed = `${stdout}${stderr}`.replaceAll('\r\n', '\n');
    expect(printed).not.toBe('');
    expect(printed, args.join(' ')).not.toMatch(
      /(?![\t\n])[\p{Cc}\u061c\u2028-\u202e\u2066-\u2069]/u,
    );
  }
});

test('show finds an inquiry by the reference that its visitor says', async () => {
  const service = await startTestService();
  const submission = '6c84fb90-12c4-41e1-840d-7b25c5ee775a';
  const [id, other] = await postAll(service, { submission }, {});
  const code = toReference(submission);
  const { code: ended, stdout } = await leads(service, ['show', code]);
  expect(ended).toBe(0);
  expect(stdout).toContain(`id:         ${id}`);
  expect(stdout).toContain(`reference:  ${code}`);
  expect(stdout).not.toContain(other);
  for (const typed of [code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ')]) {
    expect((await leads(service, ['show', typed])).stdout).toBe(stdout);
  }
  expect(JSON.parse((await leads(service, ['show', code, '--json'])).stdout)).toMatchObject({ id });
  const [head = '', ...lines] = (await leads(service, ['list'])).stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.slice(head.indexOf('REFERENCE')).slice(0, 9))).toEqual([
    toReference(other ?? ''),
    code,
  ]);
});

test('show prints all that one reference leads to', async () => {
  const service = await startTestService();
  const submission = '6c84fb90-12c4-41e1-840d-7b25c5ee775a';
  const more = { submission, message: 'line one\nline two\u001b[2J' };
  const ids = await postAll(service, { submission }, more);
  const args = ['show', toReference(submission)];
  const listed = JSON.parse((await leads(service, [...args, '--json'])).stdout) as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  const text = (await leads(service, args)).stdout;
  for (const id of ids) expect(text).toContain(`id:         ${id}`);
  expect(text).toContain('  line one\n  line two');
});

const misuse: [args: string[], code: number][] = [
  [[], 2],
  [['nonsense'], 2],
  [['list', 'more'], 2],
  [['list', '--xml'], 2],
  [['list', '--json', '--csv'], 2],
  [['show'], 2],
  [['show', 'absent'], 1],
  [['show', '%'], 1],
  [['show', 'K7M4-R2XW'], 1],
  [['correct', 'absent', '--name=x'], 1],
  [['delete'], 2],
  [['delete', 'absent', '--email', 'a@b.co', '--yes'], 2],
  [['delete', 'absent', '--yes'], 1],
  [['delete', '--email', '%', '--yes'], 1],
  [['release', 'absent'], 1],
  [['release', 'absent', 'more'], 2],
  [['resend', 'absent'], 1],
  [['resend'], 2],
  [['resend', '--parked'], 1],
  [['resend', '--parked', 'more', 'words'], 2],
  [['resend', 'absent', '--parked'], 2],
  [['stats', 'more'], 2],
  [['stats', '--csv'], 2],
  [['export', '--json', '--csv'], 2],
  [['backup'], 2],
  [['backup', 'no/such/folder/copy.db'], 2],
  [['backup', '.'], 2],
];

test('wrong use and unknown ids are told apart, on standard error alone', async () => {
  const service = await startTestService();
  const results = await Promise.all(misuse.map(([args]) => leads(service, args)));
  expect(results.map(({ code }) => code)).toEqual(misuse.map(([, code]) => code));
  expect(results.map(({ stdout }) => stdout).join('')).toBe('');
  expect(results.filter(({ stderr }) => stderr === '')).toEqual([]);
});

test('correct changes the named fields and refuses what the form would refuse', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
  expect(
    (await leads(service, ['correct', id, '--email=new@example.com', '--location=Jal'])).code,
  ).toBe(0);
  expect(await service.list()).toMatchObject([
    { ...goodFields, email: 'new@example.com', location: 'Jal' },
  ]);
  await leads(service, ['correct', id, '--kind=work']);
  expect((await leads(service, ['show', id])).stdout).toMatch(/^kind: +work$/m);
  expect((await leads(service, ['correct', id, '--kind='])).code).toBe(0);
  expect(await service.list()).toMatchObject([{ kind: 'job' }]);
  expect((await leads(service, ['correct', id, '--kind=play'])).code).toBe(2);
  expect((await leads(service, ['correct', id, '--email=none'])).code).toBe(2);
  expect((await leads(service, ['correct', id, '--state=x'])).code).toBe(2);
  expect((await leads(service, ['correct', id])).code).toBe(2);
});

test('a released inquiry is kept and mailed once by the running service', async () => {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url });
  const [id] = await postAll(service, { website: 'x' });
  expect((await leads(service, ['resend', id])).code).toBe(2);
  const releases = await Promise.all([1, 2, 3].map(() => leads(service, ['release', id])));
  expect(releases.map(({ code }) => code).sort()).toEqual([0, 2, 2]);
  expect(await service.list()).toMatchObject([{ state: 'kept', reason: '' }]);
  expect((await leads(service, ['release', id])).code).toBe(2);
  await service.post();
  await vi.waitUntil(
    async () => (await service.list()).every(({ mail }) => mail === 'sent'),
    patient,
  );
  await service.stop();
  const whole = smtp.mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
  expect(whole.filter((mail) => mail.includes(id))).toHaveLength(1);
});

test('resend mails again, and stats of mails that have all left are good', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
  const { code, stdout } = await leads(service, ['stats']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/none\n$/) });
  expect((await leads(service, ['resend', id])).code).toBe(0);
  await service.post();
  const folder = join(service.root, 'data/mail');
  await vi.waitUntil(
    () => readdirSync(folder).filter((name) => name.endsWith('.eml')).length === 3,
    patient,
  );
});

test('stats counts, and fails once a mail is an hour late', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await service.post();
  await service.post({ ...goodFields, website: 'x' });
  await service.stop();
  const database = await openDatabase({ DATA_DIR: 'data' }, service.root);
  expect((await readStats(database, 3_600_000, Date.now() + 3_602_000)).isOverdue).toBe(true);
  expect((await readStats(database, 3_600_000, Date.now() + 3_500_000)).isOverdue).toBe(false);
  const { code, stdout } = await leads(service, ['stats', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kept: 1,
    suspected: 1,
    waiting: 1,
    parked: 0,
    sent: 0,
  });
  await database.write([sql`update mails set created_at = created_at - 3720000`]);
  database.close();
  const late = await leads(service, ['stats']);
  expect(late.code).toBe(1);
  expect(late.stdout).toMatch(/^mail is late: the oldest has waited 1 h 2 min; see SMTP_URL/);
});
