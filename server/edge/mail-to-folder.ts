import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { writeMailFile } from '../node/mail-folder.ts';

/**
 * Starts a local mail server that writes each email to `folder`. It is used for a Worker without `SMTP_URL`,
 * because a Worker cannot write files. On Node, the service writes the files itself.
 */
export async function startMailToFolder(
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => writeMailFile(folder, readId(message), message))
        .then(() => done(), done);
    },
  });
  // Connection errors can be ignored, because the service retries the email.
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

// The part of the Message-ID before the @ is the id of the email; see `outbox/mail-store.ts`. If the header is
// long, its value is on the next line.
function readId(message: Buffer): string {
  return /^Message-ID:\s+<([\da-f-]{36})@/im.exec(message.toString('latin1'))?.[1] ?? randomUUID();
}
