import nodemailer from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Deliver, DeliveryError } from './deliver.ts';
import { classifySmtpError, type SmtpError, summarizeSmtpError } from './smtp-fault.ts';

/** Opens connections to the mail server on a platform where nodemailer's own sockets fail. */
export type OpenSocket = NonNullable<SMTPTransport.Options['getSocket']>;

/**
 * Delivers each mail to the mail server at `url`. Each step of the SMTP session may take `timeout`
 * milliseconds.
 *
 * If the server accepts a mail for one receiver and postpones it for another, the error lists the receivers
 * who have it, so that the next attempt goes only to the others.
 */
export function deliverBySmtp(url: string, timeout: number, openSocket?: OpenSocket): Deliver {
  const stepTimeout = Math.min(timeout, longestTimer / stepsOfOneAttempt);
  const transport = createSmtpTransport(url, stepTimeout, openSocket);
  return async (delivery) => {
    const { mail } = delivery;
    const deliveredTo = [...delivery.deliveredTo];
    const to = mail.to
      .map(({ address }) => address)
      .filter((address) => !deliveredTo.includes(address));
    const envelope = { from: mail.from.address, to };
    // The limits of single steps do not end a session whose server keeps sending single bytes.
    const tooLong = AbortSignal.timeout(stepTimeout * stepsOfOneAttempt);
    const signal = AbortSignal.any([delivery.interrupted, tooLong]);
    try {
      const sent = await transport.sendMail({ ...mail, envelope, signal });
      deliveredTo.push(...sent.accepted.map(String));
      const postponed = sent.rejectedErrors?.find(
        (error) => classifySmtpError(error) !== 'refused',
      );
      if (postponed) throw postponed;
    } catch (error) {
      const smtpError = error as SmtpError;
      const fault = classifySmtpError(smtpError);
      // If some receivers have the mail and the others refused it for good, it is not retried.
      const isDone = fault === 'refused' && deliveredTo.length > 0;
      if (!isDone) {
        throw new DeliveryError(fault, summarizeSmtpError(smtpError), error, deliveredTo);
      }
    }
    return { refusals: mail.to.length - deliveredTo.length };
  };
}

// Connecting, the greeting, the commands, and the mail itself.
const stepsOfOneAttempt = 4;

// The longest delay of a timer, in milliseconds. A timer with a longer one fires at once.
const longestTimer = 2 ** 31 - 1;

/** nodemailer's transport for the server at `url`, a valid `SMTP_URL`; a step may take `stepTimeout` ms. */
export function createSmtpTransport(url: string, stepTimeout: number, openSocket?: OpenSocket) {
  return nodemailer.createTransport({
    url: new URL(url).href,
    // nodemailer's own limits are up to ten minutes.
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    // Must fire after the timeout of the greeting, which runs at the same time: only an error from the
    // greeting is classified as the server's fault.
    socketTimeout: stepTimeout + 100,
    dnsTimeout: stepTimeout,
    // Destroys the socket at once when an attempt is given up.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(openSocket ? { getSocket: openSocket } : {}),
  });
}
