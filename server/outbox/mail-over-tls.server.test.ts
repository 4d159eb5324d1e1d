import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canCreateCertificates, createCertificate } from '../testing/make-certificates.ts';
import { query } from '../testing/query.ts';
import { runForTest } from '../testing/run-for-test.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  isWorker,
  startTestService,
} from '../testing/test-service.ts';

vi.setConfig({ testTimeout: 240_000 });

let untrusted: ReturnType<typeof createCertificate>;
let trusted: ReturnType<typeof createCertificate>;

beforeAll(() => {
  if (!canCreateCertificates) return;
  untrusted = createCertificate(createTestFolder(afterAll));
  trusted = createCertificate(createTestFolder(afterAll));
  // The Worker's runtime reads this variable when the first test loads the runtime.
  if (isWorker) process.env.NODE_EXTRA_CA_CERTS = trusted.authorityFile;
});

/** Runs the service on the host under test. The service trusts the certificate authority of `trusted`. */
async function run(root: string, settings: Record<string, string>) {
  if (!isWorker) {
    return runForTest(root, {
      settings: { ...settings, NODE_EXTRA_CA_CERTS: trusted.authorityFile },
    });
  }
  const { post, logLines } = await startTestService(settings, root);
  return { post: () => post(goodFields), readLog: () => logLines.join('') };
}

test.skipIf(!canCreateCertificates).each([
  { description: 'implicit TLS', scheme: 'smtps', secure: true },
  { description: 'STARTTLS', scheme: 'smtp', secure: false },
])(
  'emails are sent over $description after a login, but only if the certificate of the mail server is trusted',
  async ({ scheme, secure }) => {
    const sessions: { secure: boolean; user: string | undefined }[] = [];
    const server = await startSmtpServer({
      secure,
      key: untrusted.key,
      cert: untrusted.cert,
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
      onMailFrom(_address, session, done) {
        sessions.push({ secure: session.secure, user: session.user });
        done();
      },
    });
    const root = createTestRoot();
    const { post, readLog } = await run(root, {
      SMTP_URL: `${scheme}://owner:secret@localhost:${server.port}`,
      OUTBOX_RETRY_FIRST: '1ms',
      OUTBOX_RETRY_MAX: '200ms',
    });
    const until = (condition: () => unknown) =>
      vi.waitUntil(condition, { timeout: 60_000, interval: 250 });
    expect((await post()).status).toBe(201);
    await until(() => readLog().includes('"mail not sent, will retry"'));
    expect(readLog()).toContain('"fault":"server"');
    expect([...sessions, ...server.mails]).toEqual([]);
    if (!isWorker) {
      const readMail = async () => (await query(root, 'select last_error, failures from mails'))[0];
      // The service writes the log line before it updates the database, so the test waits for the update.
      await until(async () => /certificate/i.test(`${(await readMail())?.last_error}`));
      expect(await readMail()).toMatchObject({ failures: 0 });
    }

    server.present(trusted);
    // A Worker retries after the next post or after a minute, so the test posts again.
    await until(async () => (await post()) && server.mails.length > 0);
    expect(sessions[0]).toEqual({ secure: true, user: 'owner' });
  },
);
