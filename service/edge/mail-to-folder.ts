import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { writeMail } from '../node/mail-folder.ts';

/**
 * A mail server on this machine that writes each mail to `folder`, as the service on Node does
 * where it has none: a Worker cannot write files.
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
        .then((message) => writeMail(folder, readId(message), message))
        .then(() => done(), done);
    },
  });
  // A sender that breaks off comes again.
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

// The outbox puts the id of a mail in front of the domain.
function readId(message: Buffer): string {
  return /^Message-ID: <([\da-f-]{36})@/im.exec(message.toString('latin1'))?.[1] ?? randomUUID();
}
