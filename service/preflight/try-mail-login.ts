import nodemailer from 'nodemailer';
import { readSmtpAddress } from '../outbox/smtp-address.ts';
import type { SmtpError } from '../outbox/smtp-fault.ts';

/**
 * Logs in at the mail server of `url` as the outbox will, and sends nothing.
 *
 * @returns what is wrong and what to do, without the password; undefined when the server lets us
 * in. The whole takes at most `timeout` milliseconds.
 */
export async function tryMailLogin(url: string, timeout: number): Promise<string | undefined> {
  const transport = nodemailer.createTransport({
    url: readSmtpAddress(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    socketCloseTimeout: 0,
  });
  // Each step has its own limit, and a server that sends a byte now and then meets none of them.
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
    deadline = setTimeout(() => reject(error), timeout);
  });
  const trying = transport.verify();
  try {
    await Promise.race([trying, late]);
    return undefined;
  } catch (error) {
    trying.catch(() => {});
    return describe(error as SmtpError, new URL(url).host);
  } finally {
    clearTimeout(deadline);
    transport.close();
  }
}

function describe(error: SmtpError, host: string): string {
  const { code = '', originalCode, responseCode = 0, message } = error;
  if (refusedLogins.has(responseCode) || (code === 'EAUTH' && responseCode === 0)) {
    return `SMTP_URL: ${host} refuses the user name or the password; put the right ones in, special characters written as %40 for @`;
  }
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(message)) {
    return `SMTP_URL: ${host} gives no safe connection (${originalCode ?? code}); mostly smtps:// belongs to port 465, smtp:// to 587, and the host must be the name in its certificate`;
  }
  if (responseCode > 0) {
    return `SMTP_URL: ${host} answers but does not take us now (${responseCode}); ask who runs it, then try again`;
  }
  return `SMTP_URL: ${host} cannot be reached (${originalCode ?? code}); see that host and port are right and that this machine may connect there`;
}

const refusedLogins = new Set([530, 534, 535, 538]);
