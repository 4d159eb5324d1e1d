import nodemailer from 'nodemailer';
import { DeliveryError, type DeliveryFault } from './delivery-error.ts';
import type { Deliver } from './outbox.ts';

/** Hands each mail to the mail server at `url`; `timeout` bounds each step, in milliseconds. */
export function deliverBySmtp(url: string, timeout: number): Deliver {
  const transport = nodemailer.createTransport({
    url,
    // The library's own limits go up to ten minutes.
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (_id, mail, stopped) => {
    // A server that sends a byte now and then never times out by itself.
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeout * stepsInOneSend)]);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw new DeliveryError(judge(error as SmtpError), summarise(error as SmtpError), error);
    }
  };
}

// Connecting, greeting, talking, sending the text.
const stepsInOneSend = 4;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA', 'API']);

// Answers about logging in, given late: the server refuses us and not this mail.
const loginCodes = new Set([530, 534, 535, 538]);

const serverCodes = new Set([
  'EAUTH',
  'ENOAUTH',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'ESOCKET',
  'ECONFIG',
]);

function judge({ code = '', command = '', responseCode = 0 }: SmtpError): DeliveryFault {
  if (serverCodes.has(code) || loginCodes.has(responseCode)) return 'server';
  if (responseCode === 421 || !mailCommands.has(command)) return 'broken';
  // Without an answer of the server it is the library that refuses an address or a size.
  const isRefusedHere = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (responseCode >= 500 || isRefusedHere) return 'refused';
  return 'later';
}

function summarise({ code, command, responseCode }: SmtpError): string {
  return [code, command, responseCode].filter(Boolean).join(' ');
}
