import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything. */
interface MailServer {
  url: string;
  /** How many mails it has taken. */
  taken(): number;
  close(): Promise<void>;
}

/** Starts one that thinks over each mail for `milliseconds`, as those elsewhere do. */
export async function startMailServer(milliseconds: number): Promise<MailServer> {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData(stream, _, callback) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        setTimeout(callback, milliseconds);
      });
    },
  });
  // The service is stopped while it sends, which breaks its connections.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
