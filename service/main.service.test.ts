import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCompany } from '../contract/read-company.ts';
import { sql } from './database/database.ts';
import { listInquiries } from './inquiry/store/inquiry-records.ts';
import { openDatabase } from './node/database/open.ts';
import { serviceEnvironment } from './testing/service-environment.ts';
import { browserHeaders, createTestRoot, goodFields } from './testing/test-service.ts';

// Processes start, on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 30_000 });

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  process: ChildProcess;
  stdout: string;
  stderr: string;
  exited: Promise<number | null>;
}

function run(root: string, settings: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [main], { cwd: root, env: serviceEnvironment(settings) });
  onTestFinished(() => void child.kill('SIGKILL'));
  const result: Run = {
    process: child,
    stdout: '',
    stderr: '',
    exited: once(child, 'close').then(([code]) => code as number | null),
  };
  child.stdout.on('data', (data) => (result.stdout += data));
  child.stderr.on('data', (data) => (result.stderr += data));
  return result;
}

/** Resolves with the address once the service says that it is ready. */
async function start(root: string, settings: Record<string, string> = {}) {
  const service = run(root, settings);
  const address = await new Promise<string>((resolve, reject) => {
    service.process.stdout?.on('data', () => {
      const found = /"address":"([^"]+)"/.exec(service.stdout)?.[1];
      if (found) resolve(found);
    });
    service.exited.then(() => reject(new Error(service.stderr)));
  });
  return { ...service, run: service, address };
}

async function storedIds(root: string): Promise<string[]> {
  const database = await openDatabase({ DATA_DIR: 'data' }, root);
  try {
    const [check] = await database.read(sql`PRAGMA integrity_check`);
    expect(check).toEqual({ integrity_check: 'ok' });
    return (await listInquiries(database)).map(({ id }) => id);
  } finally {
    database.close();
  }
}

test('SIGTERM answers what was begun and ends well', async () => {
  const root = createTestRoot();
  const { address, process: child, exited, run: service } = await start(root);
  const body = new URLSearchParams(goodFields).toString();
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  socket.write(head + body.slice(0, 10));
  // Once the rest of the connection answers, the half of a request has arrived as well.
  await fetch(`${address}/`);
  child.kill('SIGTERM');
  await vi.waitUntil(() => service.stdout.includes('stopping'), { timeout: 10_000 });
  socket.write(body.slice(10));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await exited).toBe(0);
  expect(await storedIds(root)).toHaveLength(1);
});

test('broken settings are all named at once and nothing listens', async () => {
  const root = createTestRoot();
  writeFileSync(join(root, '.env'), 'NONSENSE=1\nTRUST_PROXY=many\n');
  const service = run(root, { PORT: '99999', SMTP_URL: 'mail.test', RATE_LIMIT: 'often' });
  expect(await service.exited).toBe(1);
  for (const name of ['NONSENSE', 'TRUST_PROXY', 'PORT', 'SMTP_URL', 'RATE_LIMIT']) {
    expect(service.stderr).toContain(name);
  }
  expect(service.stderr).not.toContain('    at ');
  expect(service.stdout).toBe('');
});

const unusable: [description: string, words: string, spoil: (root: string) => void][] = [
  ['no built site', 'npm run build', (root) => rmSync(join(root, 'dist'), { recursive: true })],
  ['no identity', 'company.yaml', (root) => rmSync(join(root, 'content/company.yaml'))],
  [
    'a broken identity',
    'phone',
    (root) => writeFileSync(join(root, 'content/company.yaml'), 'phone: 1\nname: ""\n'),
  ],
];

test.each(unusable)('%s stops the start with one clear line', async (_, words, spoil) => {
  const root = createTestRoot();
  spoil(root);
  const service = run(root);
  expect(await service.exited).toBe(1);
  expect(service.stderr).toContain(words);
  expect(service.stderr).not.toContain('    at ');
});

const spoiled: [description: string, settings: Record<string, string>, path: string][] = [
  ['a database that is none', {}, 'data/leads.db'],
  ['a data folder that cannot be made', { DATA_DIR: 'data/deep' }, 'data'],
];

test.each(spoiled)(
  '%s keeps the pages from nobody, and is used once it can be',
  async (_, settings, path) => {
    const root = createTestRoot();
    const { phone } = await readCompany(root);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'x'.repeat(5000));
    const { address, run: service } = await start(root, settings);
    const post = () =>
      fetch(`${address}/api/contact`, {
        method: 'POST',
        body: new URLSearchParams(goodFields),
        headers: browserHeaders,
        redirect: 'manual',
      });
    expect((await fetch(`${address}/`)).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(phone.display);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    expect(service.stdout).toMatch(/"level":50.*posts are refused until it can: /);

    rmSync(join(root, path));
    expect((await post()).status).toBe(303);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  },
);

test('a port in use stops the start', async () => {
  const root = createTestRoot();
  const { address } = await start(root);
  const second = run(root, { PORT: new URL(address).port });
  expect(await second.exited).toBe(1);
  expect(second.stderr).toContain('in use');
});

const rawRequests: [description: string, request: string, status: number][] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'a backslash in the path',
    'GET /\\evil.test/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'length and chunks',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  [
    'dots in the path',
    'GET /../content/company.yaml HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    404,
  ],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    200,
  ],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
];

test('broken requests are refused with the headers of every answer', async () => {
  const { address } = await start(createTestRoot());
  const { port, hostname } = new URL(address);
  for (const [description, request, status] of rawRequests) {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.write(request);
    await once(socket, 'close');
    expect(answer, description).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer, description).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer, description).toMatch(/^x-content-type-options: nosniff/im);
  }
});
