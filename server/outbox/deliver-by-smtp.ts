import nodemailer from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Deliver, DeliveryError } from './deliver.ts';
import { classifySmtpError, type SmtpError, summarizeSmtpError } from './smtp-fault.ts';

/** Steps of one attempt: connecting, the greeting, the commands, and the email itself. */
const stepsOfOneAttempt = 4;

// Longest delay of a Node timer, in milliseconds. A timer with a longer delay fires immediately.
const longestTimer = 2 ** 31 - 1;

/** Opens a connection to the mail server, for platforms on which nodemailer's own sockets do not work. */
export type OpenSocket = NonNullable<SMTPTransport.Options['getSocket']>;

/**
 * Delivers each email to the mail server at `url`. Each step of the SMTP session may take `timeout`
 * milliseconds.
 *
 * If the server accepts an email for one recipient and postpones it for another, the error lists the
 * recipients for whom it was accepted, so that the next attempt includes only the other recipients.
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
    // Limits the whole session, because a server that keeps sending single bytes never exceeds the limit of
    // one step.
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
      // The email is not retried if it was accepted for some recipients and permanently rejected for all
      // others.
      const isDone = fault === 'refused' && deliveredTo.length > 0;
      if (!isDone) {
        throw new DeliveryError(fault, summarizeSmtpError(smtpError), error, deliveredTo);
      }
    }
    return { refusals: mail.to.length - deliveredTo.length };
  };
}

/**
 * Creates nodemailer's transport for the mail server at `url`, a valid `SMTP_URL`. Each step of the session
 * may take `stepTimeout` milliseconds.
 */
export function createSmtpTransport(url: string, stepTimeout: number, openSocket?: OpenSocket) {
  return nodemailer.createTransport({
    url: new URL(url).href,
    // nodemailer's default timeouts are up to ten minutes.
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    // Must fire after the greeting timeout, which runs at the same time, because only a greeting error is
    // classified as a fault of the server.
    socketTimeout: stepTimeout + 100,
    dnsTimeout: stepTimeout,
    // Destroys the socket immediately when an attempt is aborted.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: openSocket,
  });
}
