import { expect, test, vi } from 'vitest';
import { createPost, createSender } from '../robustness/sender.ts';
import { canMakeCertificates, makeCertificate } from '../testing/make-certificates.ts';
import { isWorker } from '../testing/on-worker.ts';
import { query } from '../testing/query.ts';
import { runForTest, runWorker } from '../testing/run-for-test.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';

vi.setConfig({ testTimeout: 240_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 50 });

/** Runs the service on the host that this run is about. */
const run = (root: string, settings: Record<string, string>) =>
  isWorker ? runWorker(root, settings) : runForTest(root, { settings });

const ways = [
  ['implicit TLS', 'smtps', true],
  ['STARTTLS', 'smtp', false],
] as const;

/** A mail server that takes mails and logins over TLS alone. */
async function startServer(scheme: string, secure: boolean) {
  const folder = createTestFolder();
  const { key, cert, authorityFile } = makeCertificate(folder);
  const talks: { secure: boolean; user: string | undefined }[] = [];
  const { port, mails } = await startSmtpServer({
    secure,
    key,
    cert,
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onMailFrom(_address, session, done) {
      talks.push({ secure: session.secure, user: session.user });
      done();
    },
  });
  const url = `${scheme}://owner:secret@localhost:${port}`;
  return { url, mails, talks, authorityFile };
}

test.skipIf(!canMakeCertificates).each(ways)(
  'mail goes over %s, after a login, to a server whose certificate can be checked',
  async (_way, scheme, secure) => {
    const { url, mails, talks, authorityFile } = await startServer(scheme, secure);
    const service = await run(createTestRoot(), {
      SMTP_URL: url,
      NODE_EXTRA_CA_CERTS: authorityFile,
    });
    const sender = createSender(service.address);
    expect((await sender.post(createPost())).status).toBe(201);
    sender.close();
    await until(() => /"mail (sent|not sent)/.test(service.readLog()));
    expect(service.readLog()).toContain('"mail sent"');
    expect(mails).toHaveLength(1);
    expect(talks).toEqual([{ secure: true, user: 'owner' }]);
  },
);

test.skipIf(!canMakeCertificates).each(ways)(
  'nothing is handed over by %s to a server that nobody vouches for, and it is said why',
  async (_way, scheme, secure) => {
    const { url, mails, talks, authorityFile } = await startServer(scheme, secure);
    const root = createTestRoot();
    const service = await run(root, { SMTP_URL: url });
    const sender = createSender(service.address);
    expect((await sender.post(createPost())).status).toBe(201);
    sender.close();
    await until(() => service.readLog().includes('"mail not sent, will retry"'));
    expect(service.readLog()).toContain('"fault":"server"');
    expect(mails).toEqual([]);
    expect(talks).toEqual([]);
    if (isWorker) return;

    // It waits, says what is wrong to the owner, and leaves once the certificate can be checked.
    const [waiting] = await query(root, 'select state, last_error, failures from mails');
    expect(waiting).toMatchObject({ state: 'waiting', failures: 0 });
    expect(waiting?.last_error).toMatch(/certificate/i);
    service.process.kill('SIGKILL');
    const again = await run(root, { SMTP_URL: url, NODE_EXTRA_CA_CERTS: authorityFile });
    await query(root, 'update mails set next_try_at = 0');
    await until(() => again.readLog().includes('"mail sent"'));
    expect(mails).toHaveLength(1);
  },
);
