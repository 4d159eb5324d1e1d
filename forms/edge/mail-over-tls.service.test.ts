import { expect, test, vi } from 'vitest';
import { runWorker } from '../robustness/running-worker.ts';
import { createPost, createSender } from '../robustness/sender.ts';
import { canMakeCertificates, makeCertificate } from '../testing/make-certificates.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';

vi.setConfig({ testTimeout: 240_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 50 });

const ways = [
  ['implicit TLS', 'smtps', true],
  ['STARTTLS', 'smtp', false],
] as const;

/** A mail server that takes mails and logins over TLS alone. */
async function startServer(scheme: string, secure: boolean) {
  const { key, cert, authorityFile } = makeCertificate(createTestFolder());
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
  'a Worker logs in and mails over %s to a server whose certificate it can check',
  async (_, scheme, secure) => {
    const { url, mails, talks, authorityFile } = await startServer(scheme, secure);
    const worker = await runWorker(createTestRoot(), {
      SMTP_URL: url,
      NODE_EXTRA_CA_CERTS: authorityFile,
    });
    const sender = createSender(worker.address);
    expect((await sender.post(createPost())).status).toBe(201);
    sender.close();
    await until(() => /"mail (sent|not sent)/.test(worker.readLog()));
    expect(worker.readLog()).toContain('"mail sent"');
    expect(mails).toHaveLength(1);
    expect(talks).toEqual([{ secure: true, user: 'owner' }]);
  },
);

test.skipIf(!canMakeCertificates).each(ways)(
  'a Worker hands nothing over %s to a server that nobody vouches for, and says why',
  async (_, scheme, secure) => {
    const { url, mails, talks } = await startServer(scheme, secure);
    const worker = await runWorker(createTestRoot(), { SMTP_URL: url });
    const sender = createSender(worker.address);
    expect((await sender.post(createPost())).status).toBe(201);
    sender.close();
    await until(() => worker.readLog().includes('"mail not sent, will retry"'));
    expect(worker.readLog()).toContain('"fault":"server"');
    expect(mails).toEqual([]);
    expect(talks).toEqual([]);
  },
);
