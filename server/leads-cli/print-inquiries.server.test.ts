import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toReference } from '#contract/reference.ts';
import { query } from '../testing/query.ts';
import { leads, leadsInNewProcess, postAll } from '../testing/run-leads.ts';
import {
  emptyFields,
  goodFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';

// Owners' scripts may depend on these names and their order.
const columns = 'id,receivedAt,kind,name,phone,email,location,service,message,state,reason,mail';

test('`leads list` prints every field of every inquiry, newest first, as JSON or as a table', async () => {
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

test('`leads list` shows the label that content/contact.yaml has for the department', async () => {
  const service = await startTestService();
  writeFileSync(
    join(service.root, 'content/contact.yaml'),
    'form:\n  fields:\n    service:\n      label: Crew\n      choices:\n        electrical: Power\n',
  );
  await postAll(service, { service: 'electrical' }, { service: '' });
  expect(await readTable(service, 'DEPARTMENT')).toEqual([[''], ['Power']]);
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

test('`leads show` finds every inquiry with a reference, in whatever case and with whatever separator the reference is typed', async () => {
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

test.skipIf(!existsSync('/dev/full'))(
  'the exit code is 2 if the output could not be written completely',
  async () => {
    const service = await startTestService();
    await postAll(service, {});
    const intoFullDisk = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
    for (const args of [['list'], ['export'], ['stats']]) {
      const { code, stderr } = await leadsInNewProcess(service, args, '', intoFullDisk);
      expect(code).toBe(2);
      expect(stderr).toContain('The output is incomplete (ENOSPC)');
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

test('`leads stats` counts inquiries and emails, and exits with 1 if an email is an hour late', async () => {
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
