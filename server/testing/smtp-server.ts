import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** The mail server of one test, with the emails that it received. */
interface TestSmtpServer {
  url: string;
  port: number;
  mails: string[];
  /** Recipients of each email, in the order of `mails`. */
  recipients: string[][];
  /** Replaces the server's TLS certificate for new connections. */
  present(certificate: { key: string; cert: string }): void;
  close(): Promise<void>;
}

/** Starts a mail server for one test. `options` can change how the server responds. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestSmtpServer> {
  const mails: string[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // A reverse DNS lookup would wait for the network, which may not be available.
    disableReverseLookup: true,
    closeTimeout: 10,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
    ...options,
  });
  // Connection errors are ignored, because some tests abort connections.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise<void>((resolve) => server.close(() => resolve()));
    return closing;
  };
  onTestFinished(close);
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    recipients,
    present: (certificate) => server.updateSecureContext(certificate),
    close,
  };
}

/** Returns the Message-ID of an email. A long header is folded: its value is then on the next line. */
export function readMessageId(mail: string): string | undefined {
  return /^Message-ID:\s+(<.+>)\r?$/im.exec(mail)?.[1];
}

/** Creates an error that makes the mail server respond with `responseCode`. */
export function smtpError(responseCode: number, message = 'no'): Error {
  return Object.assign(new Error(message), { responseCode });
}
