import { expect, test, vi } from 'vitest';
import { canMakeCertificates, makeCertificate } from '../testing/make-certificates.ts';
import { isWorker } from '../testing/on-worker.ts';
import { query } from '../testing/query.ts';
import { runForTest, runWorker } from '../testing/run-for-test.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';

vi.setConfig({ testTimeout: 240_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 500 });

/** Runs the service on the host that this run is about. */
const run = (root: string, settings: Record<string, string>) =>
  isWorker ? runWorker(root, settings) : runForTest(root, { settings });

const ways = [
  ['implicit TLS', 'smtps', true],
  ['STARTTLS', 'smtp', false],
] as const;

test.skipIf(!canMakeCertificates).each(ways)(
  'mail goes over %s, after a login, once the certificate of the server can be checked',
  async (_way, scheme, secure) => {
    const [foreign, good] = [createTestFolder(), createTestFolder()].map(makeCertificate) as Pair;
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
      NODE_EXTRA_CA_CERTS: good.authorityFile,
      OUTBOX_RETRY_FIRST: '1ms',
      OUTBOX_RETRY_MAX: '200ms',
    });
    expect((await post()).status).toBe(201);
    await until(() => readLog().includes('"mail not sent, will retry"'));
    expect(readLog()).toContain('"fault":"server"');
    expect([...talks, ...server.mails]).toEqual([]);
    if (!isWorker) {
      const [waiting] = await query(root, 'select state, last_error, failures from mails');
      expect(waiting).toMatchObject({ state: 'waiting', failures: 0 });
      expect(waiting?.last_error).toMatch(/certificate/i);
    }

    server.present(good);
    // A Worker tries again with the next post, or the next minute.
    await until(async () => (await post()) && server.mails.length > 0);
    expect(talks[0]).toEqual({ secure: true, user: 'owner' });
  },
);

type Pair = [ReturnType<typeof makeCertificate>, ReturnType<typeof makeCertificate>];
