import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canMakeCertificates, makeCertificate } from '../testing/make-certificates.ts';
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

let foreign: ReturnType<typeof makeCertificate>;
let own: ReturnType<typeof makeCertificate>;

beforeAll(() => {
  if (!canMakeCertificates) return;
  [foreign, own] = [
    makeCertificate(createTestFolder(afterAll)),
    makeCertificate(createTestFolder(afterAll)),
  ];
  // The Worker's runtime reads this variable when it is loaded, which the first test does.
  if (isWorker) process.env.NODE_EXTRA_CA_CERTS = own.authorityFile;
});

/** Runs the service on the host under test. It trusts the authority of `own`. */
async function run(root: string, settings: Record<string, string>) {
  if (!isWorker) {
    return runForTest(root, {
      settings: { ...settings, NODE_EXTRA_CA_CERTS: own.authorityFile },
    });
  }
  const { post, logLines } = await startTestService(settings, root);
  return { post: () => post(goodFields), readLog: () => logLines.join('') };
}

test.skipIf(!canMakeCertificates).each([
  ['implicit TLS', 'smtps', true],
  ['STARTTLS', 'smtp', false],
])(
  'mail is sent over %s, after a login, only if the certificate of the server is trusted',
  async (...row) => {
    const [, scheme, secure] = row;
    const talks: { secure: boolean; user: string | undefined }[] = [];
    const server = await startSmtpServer({
      secure,
      key: foreign.key,
      cert: foreign.cert,
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
      onMailFrom(_address, session, done) {
        talks.push({ secure: session.secure, user: session.user });
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
    expect([...talks, ...server.mails]).toEqual([]);
    if (!isWorker) {
      const readMail = async () => (await query(root, 'select last_error, failures from mails'))[0];
      // The service writes its log before the database.
      await until(async () => /certificate/i.test(`${(await readMail())?.last_error}`));
      expect(await readMail()).toMatchObject({ failures: 0 });
    }

    server.present(own);
    // A Worker retries with the next post, or after a minute.
    await until(async () => (await post()) && server.mails.length > 0);
    expect(talks[0]).toEqual({ secure: true, user: 'owner' });
  },
);
