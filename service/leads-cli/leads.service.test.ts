import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { toReference } from '#contract/reference.ts';
import { sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { findTraces } from '../testing/find-traces.ts';
import { query } from '../testing/query.ts';
import { leads, leadsInNewProcess, patient, postAll } from '../testing/run-leads.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import {
  createTestRoot,
  emptyFields,
  goodFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';

// Owners' scripts may depend on these names and their order.
const columns = 'id,receivedAt,kind,name,phone,email,location,service,message,state,reason,mail';

test('list prints every field of every inquiry, newest first, as JSON or as a table', async () => {
  const service = await startTestService();
  expect(await leads(service, ['list', '--json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  const typed = { name: 'Zoë', message: 'a "b"\r\nc', service: 'electrical', kind: 'work' };
  const [first, second] = await postAll(service, typed, { website: 'x', location: 'Hobbs' });
  const { code, stdout, stderr } = await leads(service, ['list', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const common = { receivedAt, ...emptyFields, ...goodFields };
  const caught = { location: 'Hobbs', state: 'suspected', reason: 'honeypot', mail: 'none' };
  expect(JSON.parse(stdout)).toEqual([
    { id: second, ...common, ...caught },
    { id: first, ...common, ...typed, state: 'kept', reason: '', mail: 'sent' },
  ]);
  expect(Object.keys(JSON.parse(stdout)[0]).join()).toBe(columns);
  expect(await readTable(service, 'STATE', 'REASON', 'MAIL')).toEqual([
    ['suspected', 'honeypot', 'none'],
    ['kept', '', 'sent'],
  ]);
});

/** Returns the values in the columns with these names from the output of `list`. */
async function readTable(service: TestService, ...names: string[]): Promise<string[][]> {
  const [head = '', ...lines] = (await leads(service, ['list'])).stdout.trimEnd().split('\n');
  return lines.map((line) =>
    names.map((name) => line.slice(head.lastIndexOf(name)).split('  ')[0] ?? ''),
  );
}

// Control characters that a terminal interprets: colors, titles, backspace, text direction.
const controlCharacters =
  '\u001b[2J\u001b]0;x\u0007\u009b31m\b\u007f\rX\u202e\u2066\u061c\u2028\u0085';

test('commands print no control characters from arguments or from stored inquiries', async () => {
  const service = await startTestService();
  const stored = { ...goodFields, name: `Ann${controlCharacters}`, email: 'Ann@example.com' };
  // The body is URL-encoded, because multipart encoding would turn a carriage return into a line break.
  await service.post({}, { body: new URLSearchParams(stored) });
  const [{ id = '' } = {}] = await service.list();
  const all = [
    ['show', controlCharacters],
    [controlCharacters],
    ['list', `--${controlCharacters}`],
    ['correct', id, `--email=${controlCharacters}`],
    ['delete', '--email', `ANN@example.com${controlCharacters}`],
    ['backup', `no/such/${controlCharacters}/copy.db`],
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

test('show finds every inquiry with a reference, whatever the case and separator of the typed reference', async () => {
  const service = await startTestService();
  const submission = '6c84fb90-12c4-41e1-840d-7b25c5ee775a';
  const again = { submission, message: 'line one\nline two' };
  const [first, other, second] = await postAll(service, { submission }, {}, again);
  const code = toReference(submission);
  const { code: ended, stdout } = await leads(service, ['show', code]);
  expect(ended).toBe(0);
  for (const id of [first, second]) expect(stdout).toContain(`id:         ${id}`);
  expect(stdout).toContain(`reference:  ${code}`);
  expect(stdout).toContain('  line one\n  line two');
  expect(stdout).not.toContain(other);
  for (const typed of [code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ')]) {
    expect((await leads(service, ['show', typed])).stdout).toBe(stdout);
  }
  const listed = JSON.parse((await leads(service, ['show', code, '--json'])).stdout);
  expect(listed).toMatchObject([{ id: second }, { id: first }]);
  const codes = [toReference(second ?? ''), toReference(other ?? ''), code];
  expect((await readTable(service, 'REFERENCE')).flat()).toEqual(codes);
});

const reading = [['list'], ['list', '--json'], ['show', 'absent'], ['export'], ['stats']];
const changing = [
  ['correct', 'x', '--name=y'],
  ['delete', 'x'],
  ['release', 'x'],
  ['resend', 'x'],
];

test('commands do not create a database, and the error message names the missing file', async () => {
  const root = createTestRoot();
  for (const args of [...reading, ...changing, ['resend', '--parked'], ['backup', 'copy.db']]) {
    const { code, stdout, stderr } = await leads({ root }, args);
    expect({ code, stdout }, args.join(' ')).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`There is no database at ${join(root, 'data/leads.db')}`);
  }
  expect(readdirSync(root)).toEqual(['content', 'dist']);
});

test('commands do not change a write-ahead log whose database is missing', async () => {
  const root = createTestRoot();
  const log = join(root, 'data/leads.db-wal');
  mkdirSync(join(root, 'data'));
  writeFileSync(log, 'of a running service');
  for (const args of [...reading, ...changing]) await leads({ root }, args);
  expect(readdirSync(join(root, 'data'))).toEqual(['leads.db-wal']);
  expect(readFileSync(log, 'utf8')).toBe('of a running service');
});

test('commands that only read do not change files of a stopped service', async () => {
  const service = await startTestService();
  await postAll(service, {});
  await service.stop();
  const folder = join(service.root, 'data');
  const file = join(folder, 'leads.db');
  const look = () => [readdirSync(folder), statSync(file).mtimeMs, readFileSync(file)];
  const before = look();
  for (const args of reading) await leads(service, args);
  expect(JSON.parse((await leads(service, ['list', '--json'])).stdout)).toHaveLength(1);
  expect(look()).toEqual(before);
});

test('commands that only read refuse a database of an earlier version without changing it', async () => {
  const service = await startTestService();
  await service.stop();
  await query(service.root, 'delete from "__drizzle_migrations" where id = 5');
  const file = join(service.root, 'data/leads.db');
  const before = readFileSync(file);
  const { code, stderr } = await leads(service, ['list']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('earlier version') });
  expect(readFileSync(file)).toEqual(before);
});

const misuse: { args: string[]; code: number }[] = [
  { args: [], code: 2 },
  { args: ['nonsense'], code: 2 },
  { args: ['list', 'more'], code: 2 },
  { args: ['list', '--xml'], code: 2 },
  { args: ['list', '--json', '--csv'], code: 2 },
  { args: ['show'], code: 2 },
  { args: ['show', 'absent'], code: 1 },
  { args: ['show', '%'], code: 1 },
  { args: ['show', 'K7M4-R2XW'], code: 1 },
  { args: ['correct', 'absent', '--name=x'], code: 1 },
  { args: ['delete'], code: 2 },
  { args: ['delete', 'absent', '--email', 'a@b.co', '--yes'], code: 2 },
  { args: ['delete', 'absent', '--yes'], code: 1 },
  { args: ['delete', '--email', '%', '--yes'], code: 1 },
  { args: ['release', 'absent'], code: 1 },
  { args: ['release', 'absent', 'more'], code: 2 },
  { args: ['resend', 'absent'], code: 1 },
  { args: ['resend'], code: 2 },
  { args: ['resend', '--parked'], code: 1 },
  { args: ['resend', '--parked', 'more', 'words'], code: 2 },
  { args: ['resend', 'absent', '--parked'], code: 2 },
  { args: ['stats', 'more'], code: 2 },
  { args: ['stats', '--csv'], code: 2 },
  { args: ['export', '--json', '--csv'], code: 2 },
  { args: ['backup'], code: 2 },
  { args: ['backup', 'no/such/folder/copy.db'], code: 2 },
  { args: ['backup', '.'], code: 2 },
];

test.skipIf(!existsSync('/dev/full'))(
  'the exit code is 2 if the output could not be written completely',
  async () => {
    const service = await startTestService();
    await postAll(service, {});
    const intoFullDisk = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
    for (const args of [['list'], ['export'], ['stats']]) {
      const { code, stderr } = await leadsInNewProcess(service, args, '', intoFullDisk);
      expect(code).toBe(2);
      expect(stderr).toContain('The output is not complete (ENOSPC)');
    }
    const intoClosedPipe = ['sh', '-c', '{ sleep 0.5; "$@"; echo $? >&2; } | true', 'sh'];
    expect((await leadsInNewProcess(service, ['list'], '', intoClosedPipe)).stderr).toBe('0\n');
  },
);

// SIGXFSZ is ignored, because the shell would print its own message when the file reaches the size limit.
const intoSmallFile = ['sh', '-c', 'ulimit -f 8; trap "" XFSZ; exec "$@" > out.csv', 'sh'];

test('an export that succeeds is complete, and an export that was only partly written fails', async () => {
  const service = await startTestService();
  await postAll(service, { message: 'm'.repeat(5000) });
  const { code, stderr } = await leadsInNewProcess(service, ['export'], '', intoSmallFile);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('EFBIG') });
  const intoFile = ['sh', '-c', 'exec "$@" > out.csv', 'sh'];
  expect((await leadsInNewProcess(service, ['export'], '', intoFile)).code).toBe(0);
  const { stdout } = await leads(service, ['export']);
  expect(readFileSync(join(service.root, 'out.csv'), 'utf8')).toBe(stdout);
});

test('wrong usage and unknown ids have different exit codes and print only to standard error', async () => {
  const service = await startTestService();
  const results = await Promise.all(misuse.map(({ args }) => leads(service, args)));
  expect(results.map(({ code }) => code)).toEqual(misuse.map(({ code }) => code));
  expect(results.map(({ stdout }) => stdout).join('')).toBe('');
  expect(results.filter(({ stderr }) => stderr === '')).toEqual([]);
});

const wrongOptions: [args: string[], message: string][] = [
  [['correct', 'x', '--fon=1'], 'There is no option --fon here. Did you mean --phone?'],
  [['correct', 'x', '--Email=a@b.co'], 'There is no option --Email here. Did you mean --email?'],
  [['correct', 'x', '--mesage=a'], 'There is no option --mesage here. Did you mean --message?'],
  [['correct', 'x', '--loc=a'], 'There is no option --loc here. Did you mean --location?'],
  [['correct', 'x', '--name'], 'The option --name needs a value; write it as --name=VALUE.'],
  [['correct', 'x', '--name', '--phone=1'], 'The option --name needs a value'],
  [['list', '--xml'], 'There is no option --xml here. The options are --json, --csv.'],
  [['list', '--jason'], 'There is no option --jason here. Did you mean --json?'],
  [['list', '-j'], 'There is no option -j here. Did you mean --json?'],
  [['list', '--json=yes'], 'The option --json takes no value.'],
  [['list', '--constructor'], 'There is no option --constructor here. The options are'],
  [['release', 'x', '--yes'], 'There is no option --yes here. This command has no options.'],
  [['delete', 'x', '--y'], 'There is no option --y here. Did you mean --yes?'],
];

test.each(wrongOptions)(
  'leads %j prints a message about the wrong option',
  async (args, message) => {
    const { code, stderr } = await leads({ root: createTestRoot() }, args);
    expect(code).toBe(2);
    expect(stderr.startsWith(message), stderr).toBe(true);
    expect(stderr).toContain(`Usage: leads ${args[0]} `);
  },
);

test('every command with an id argument also accepts a reference', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const answer = await service.post({ ...goodFields, website: 'x' });
  const { id } = (await answer.json()) as { id: string };
  const reference = toReference(id);
  const typed = reference.toLowerCase().replace('-', '');
  expect((await leads(service, ['show', typed])).code).toBe(0);
  expect((await leads(service, ['release', reference])).stderr).toContain(
    `${id} is now marked as kept`,
  );
  expect((await leads(service, ['correct', typed, '--name=Zoë'])).code).toBe(0);
  expect((await leads(service, ['resend', reference])).stderr).toContain(
    `will send the email of ${id}`,
  );
  expect(await service.list()).toMatchObject([{ id, name: 'Zoë', state: 'kept' }]);
  expect((await leads(service, ['show', id.toUpperCase()])).code).toBe(0);
  expect((await leads(service, ['delete', reference, '--yes'])).stderr).toContain('Erased 1.');
  expect(await service.list()).toEqual([]);
  const gone = await leads(service, ['delete', reference, '--yes']);
  expect(gone).toMatchObject({ code: 1, stderr: expect.stringContaining('ID or reference') });
});

test('commands that change inquiries refuse a reference that several inquiries share', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const submission = crypto.randomUUID();
  for (const name of ['Ann', 'Bob']) await service.post({ ...goodFields, submission, name });
  const reference = toReference(submission);
  for (const args of [['delete', '--yes'], ['correct', '--name=Cal'], ['resend'], ['release']]) {
    const [command = '', ...options] = args;
    const { code, stderr } = await leads(service, [command, reference, ...options]);
    expect(code, command).toBe(2);
    for (const { id } of await service.list()) expect(stderr).toContain(id);
  }
  expect((await service.list()).map(({ name }) => name)).toEqual(['Bob', 'Ann']);
});

test('`leads correct` changes the given fields and rejects values that the form would reject', async () => {
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

test('release marks a suspected inquiry as kept, and the running service emails it once', async () => {
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

test('resend emails an inquiry again, and stats exits with 0 once all emails are sent', async () => {
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

test('stats counts inquiries and emails, and exits with 1 if an email is an hour late', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await service.post();
  await service.post({ ...goodFields, website: 'x' });
  await service.stop();
  const { code, stdout } = await leads(service, ['stats', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kept: 1,
    suspected: 1,
    waiting: 1,
    parked: 0,
    sent: 0,
  });
  await query(service.root, 'update mails set created_at = created_at - 3720000');
  const late = await leads(service, ['stats']);
  expect(late.code).toBe(1);
  expect(late.stdout).toMatch(/^mail is late: the oldest has waited 1 h 2 min; see SMTP_URL/);
});

test('delete --email erases only inquiries from that address, and lists addresses that differ only in case', async () => {
  const service = await startTestService();
  const others = ['Ann@example.com', 'ann@example.co', 'joann@example.com', 'ann@example.com.mx'];
  await postAll(
    service,
    { email: 'ann@example.com' },
    { email: ' ann@Example.COM' },
    ...others.map((email) => ({ email })),
  );
  for (const pattern of ['%', 'ann@example.c_m', 'ann', '@example.com', '']) {
    expect((await leads(service, ['delete', `--email=${pattern}`, '--yes'])).code, pattern).toBe(1);
  }
  const { code, stdout, stderr } = await leads(service, [
    'delete',
    '--email',
    ' ann@EXAMPLE.com ',
    '--yes',
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr.match(/inquiries from \S+/g)).toEqual(['inquiries from Ann@example.com.']);
  expect(stderr).toContain('Erased 2.\n');
  expect((await service.list()).map(({ email }) => email)).toEqual(others.toReversed());
});

/** Runs a command in a new process while four clients post. The command starts after `minPosts` posts. */
async function whilePosting(service: TestService, minPosts: number, args: string[]) {
  let isPosting = true;
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 4 }, async () => {
    while (isPosting) {
      const response = await service.post();
      expect(response.status).toBe(201);
      acknowledged.push(((await response.json()) as { id: string }).id);
    }
  });
  await vi.waitUntil(() => acknowledged.length >= minPosts, patient);
  const before = [...acknowledged];
  const ended = await leadsInNewProcess(service, args);
  isPosting = false;
  await Promise.all(senders);
  return { ...ended, before, acknowledged };
}

test('delete erases every trace of an inquiry while the service accepts posts', async () => {
  const service = await startTestService();
  const words = Array.from({ length: 30 }, (_, at) => `Trace${at}of30`);
  await postAll(
    service,
    ...words.map((word) => ({ name: word, email: 'gone@example.com', message: word.repeat(40) })),
  );
  const { code, acknowledged } = await whilePosting(service, 1, [
    'delete',
    '--email=gone@example.com',
    '--yes',
  ]);
  expect(code).toBe(0);
  expect(findTraces(join(service.root, 'data'), words)).toEqual([]);
  expect(await service.list()).toHaveLength(acknowledged.length);
});

test('delete warns that backups still contain the erased inquiry', async () => {
  const service = await startTestService();
  const [first, second] = await postAll(service, {}, {});
  expect((await leads(service, ['delete', first, '--yes'])).stderr).toBe('Erased 1.\n');
  await leads(service, ['backup', 'copy.db']);
  const { stderr } = await leads(service, ['delete', second ?? '', '--yes']);
  expect(stderr).toContain(join(service.root, 'copy.db'));
});

test.each([
  { input: 'yes', message: 'Erased 1.', remaining: 0 },
  { input: 'no', message: 'Nothing erased.', remaining: 1 },
  { input: '', message: 'Nothing erased.', remaining: 1 },
])(
  'if the user answers "$input" when delete asks for confirmation, delete prints "$message"',
  async ({ input, message, remaining }) => {
    const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { id } = (await (await service.post()).json()) as { id: string };
    const { code, stderr } = await leadsInNewProcess(
      service,
      ['delete', id],
      input && `${input}\n`,
    );
    expect(code).toBe(0);
    expect(stderr).toContain(message);
    expect(await service.list()).toHaveLength(remaining);
  },
);

test('backup writes a consistent copy while the service accepts posts', async () => {
  const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { code, stderr, before, acknowledged } = await whilePosting(service, 50, [
    'backup',
    'copy.db',
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Copied to ${service.root}/copy.db\n` });
  expect(readdirSync(service.root).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);

  const copy = await openDatabase({ DATA_DIR: 'copy', DATABASE_URL: 'file:copy.db' }, service.root);
  const read = async (text: string) =>
    Object.values((await copy.read({ sql: text, args: [] }))[0] ?? {})[0];
  const ids = (await copy.read(sql`select id from enquiries`)).map(({ id }) => id);
  expect(await read('pragma integrity_check')).toBe('ok');
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.length).toBeLessThanOrEqual(acknowledged.length);
  // An inquiry and its email are stored in one transaction, so the copy has both or neither.
  expect(await read('select max(sequence) from enquiries')).toBe(ids.length);
  expect(await read('select count(distinct enquiry_id) from mails')).toBe(ids.length);
  copy.close();
});

test('a failed backup overwrites no file, leaves no partial file, and prints how to fix the problem', async () => {
  const service = await startTestService();
  const files = () => readdirSync(service.root).sort();
  expect((await leads(service, ['backup', 'copy.db'])).code).toBe(0);
  const good = files();
  const again = await leads(service, ['backup', 'copy.db']);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('Choose another file name');
  const lost = await leads(service, ['backup', 'no/such/copy.db']);
  expect(lost.code).toBe(2);
  expect(lost.stderr).toContain('Create it, or choose another folder');
  expect(files()).toEqual(good);
});
