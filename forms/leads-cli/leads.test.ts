import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { goodFields, startTestService, type TestService } from '../testing/test-service.ts';
import { runCommand } from './run-command.ts';
import { readStats } from './stats.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000, interval: 20 };

/** Runs a command as the owner does, while the service has the database open. */
async function leads(service: TestService, args: string[], answer = false) {
  const output = { stdout: '', stderr: '' };
  const code = await runCommand(args, {
    root: service.root,
    environment: {},
    print: (text) => (output.stdout += `${text}\n`),
    tell: (text) => (output.stderr += `${text}\n`),
    confirm: async () => answer,
  });
  return { code, ...output };
}

async function postAll(service: TestService, ...forms: Record<string, string>[]) {
  const ids: string[] = [];
  for (const form of forms) {
    const response = await service.post({ ...goodFields, ...form });
    ids.push(((await response.json()) as { id: string }).id);
  }
  await vi.waitUntil(
    async () => (await service.list()).every(({ mail }) => mail !== 'waiting'),
    patient,
  );
  return ids as [string, ...string[]];
}

test('list gives every field of every enquiry as JSON, newest first', async () => {
  const service = await startTestService();
  const nasty = {
    name: '=1+1 \u001b[31m',
    message: 'a "b"\r\n\u009b\u202ec',
    service: 'electrical',
  };
  const [first, second] = await postAll(service, nasty, { website: 'x', location: 'Hobbs' });
  const { code, stdout, stderr } = await leads(service, ['list', '--json']);
  expect(code).toBe(0);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    {
      id: second,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...goodFields,
      location: 'Hobbs',
      service: '',
      message: '',
      state: 'suspected',
      reason: 'honeypot',
      mail: 'none',
    },
    {
      id: first,
      receivedAt: expect.any(String),
      ...goodFields,
      ...nasty,
      location: '',
      state: 'kept',
      reason: '',
      mail: 'sent',
    },
  ]);
  expect(Object.keys(JSON.parse(stdout)[0]).join()).toBe(
    'id,receivedAt,name,phone,email,location,service,message,state,reason,mail',
  );
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
});

test('an empty database is an empty list', async () => {
  const service = await startTestService();
  expect(await leads(service, ['list', '--json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
});

test('tables and CSV obey neither terminal nor spreadsheet', async () => {
  const service = await startTestService();
  await postAll(
    service,
    { name: '=HYPERLINK("x")', location: '@SUM(1)', message: '\u001b]0;x\u0007 a,"b"\nc' },
    { name: '-2+3+cmd|x', location: '\t=1', message: '+1 432 555 0100' },
  );
  const csv = (await leads(service, ['export'])).stdout;
  expect(csv.split('\r\n')[0]).toBe(
    'id,receivedAt,name,phone,email,location,service,message,state,reason,mail',
  );
  for (const cell of [`"'=HYPERLINK(""x"")"`, `'@SUM(1)`, `'-2+3+cmd|x`, `'\t=1`]) {
    expect(csv).toContain(cell);
  }
  expect(csv).toContain(',+1 432 555 0100,');
  for (const args of [['list'], ['list', '--csv'], ['export']]) {
    expect((await leads(service, args)).stdout).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
  }
});

test('show prints one enquiry', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, { message: 'line one\nline two\u001b[2J' });
  const text = (await leads(service, ['show', id])).stdout;
  expect(text).toContain(`id:         ${id}`);
  expect(text).toContain('  line one\n  line two');
  expect(text).not.toContain('\u001b');
  expect(JSON.parse((await leads(service, ['show', id, '--json'])).stdout)).toMatchObject({ id });
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
  [['correct', 'absent', '--name=x'], 1],
  [['delete'], 2],
  [['delete', 'absent', '--email', 'a@b.co', '--yes'], 2],
  [['delete', 'absent', '--yes'], 1],
  [['delete', '--email', '%', '--yes'], 1],
  [['release', 'absent'], 1],
  [['resend', 'absent'], 1],
  [['backup'], 2],
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
  expect((await leads(service, ['correct', id, '--email=none'])).code).toBe(2);
  expect((await leads(service, ['correct', id, '--state=x'])).code).toBe(2);
  expect((await leads(service, ['correct', id])).code).toBe(2);
});

test('delete asks, then erases every trace', async () => {
  const service = await startTestService();
  const [id] = await postAll(
    service,
    { name: 'Zyxwvut', message: 'Zyxwvut' },
    { email: 'stays@example.com' },
  );
  const traces = () =>
    readdirSync(join(service.root, 'data'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes('Zyxwvut'))
      .map(({ name }) => name);
  expect(traces()).not.toEqual([]);
  expect((await leads(service, ['delete', id])).stderr).toContain('Nothing erased');
  expect(await service.list()).toHaveLength(2);
  expect((await leads(service, ['delete', id], true)).code).toBe(0);
  expect(traces()).toEqual([]);
  expect(await service.list()).toMatchObject([{ email: 'stays@example.com' }]);
});

test('delete by address takes exactly that address', async () => {
  const service = await startTestService();
  await postAll(service, {}, {}, { email: 'Ann@example.com' }, { email: 'ann@example.co' });
  const { code, stderr } = await leads(service, ['delete', '--email', goodFields.email, '--yes']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Erased 2.\n' });
  expect((await service.list()).map(({ email }) => email)).toEqual([
    'ann@example.co',
    'Ann@example.com',
  ]);
});

test('a released enquiry is kept and mailed by the running service', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, { website: 'x' });
  expect((await leads(service, ['resend', id])).code).toBe(2);
  expect((await leads(service, ['release', id])).code).toBe(0);
  expect(await service.list()).toMatchObject([{ state: 'kept', reason: '' }]);
  expect((await leads(service, ['release', id])).code).toBe(2);
  await service.post();
  await vi.waitUntil(
    async () => (await service.list()).every(({ mail }) => mail === 'sent'),
    patient,
  );
});

test('resend mails again under a new Message-ID', async () => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
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
  expect((await readStats(database, Date.now() + 3_602_000)).isOverdue).toBe(true);
  expect((await readStats(database, Date.now() + 3_500_000)).isOverdue).toBe(false);
  database.close();
  const { code, stdout } = await leads(service, ['stats', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kept: 1,
    suspected: 1,
    waiting: 1,
    parked: 0,
    sent: 0,
  });
});

test('backup writes a whole copy while the service runs, and overwrites nothing', async () => {
  const service = await startTestService();
  await postAll(service, {});
  expect((await leads(service, ['backup', 'copy.db'])).code).toBe(0);
  expect(existsSync(join(service.root, 'copy.db'))).toBe(true);
  expect((await leads(service, ['backup', 'copy.db'])).code).toBe(2);
});

test.each([
  ['yes', 'Erased 1.', 0],
  ['no', 'Nothing erased.', 1],
  ['', 'Nothing erased.', 1],
])('on the command line, %j to the question answers %j', async (input, words, left) => {
  const service = await startTestService();
  const [id] = await postAll(service, {});
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const options = { cwd: service.root, env: { PATH: process.env.PATH ?? '' } };
  const child = execFile(process.execPath, [main, 'delete', id], options);
  let stderr = '';
  child.stderr?.on('data', (data) => (stderr += data));
  child.stdin?.end(input === '' ? '' : `${input}\n`);
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(stderr).toContain(words);
  expect(await service.list()).toHaveLength(left);
});
