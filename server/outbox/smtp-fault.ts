import type { DeliveryFault } from './deliver.ts';

const serverCodes = /^(EAUTH|ENOAUTH|EOAUTH2|EDNS|EPROXY|ETLS|EPROTOCOL|ECONFIG)$/;

// SMTP responses that reject every email. 521: the host accepts no mail. The other codes are about the login
// and can be sent at any step.
const serverResponses = new Set([521, 530, 534, 535, 538]);

const earlyTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
const resetCodes = new Set(['ECONNRESET', 'EPIPE']);
const brokenCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'EABORT', 'ESOCKET']);

/** An error thrown by nodemailer. */
export interface SmtpError extends Error {
  code?: string;
  /** The operating system's error code that caused `code`. */
  originalCode?: string;
  timeoutType?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Classifies a failed delivery by its cause: the email, the mail server, or unknown. */
export function classifySmtpError(error: SmtpError): DeliveryFault {
  const { code = '', command = '', response, responseCode = 0 } = error;
  if (isServerFault(error)) return 'server';
  if (brokenCodes.has(code) || responseCode === 421) return 'broken';
  // If there is no response, nodemailer itself rejected an address or the size of the email.
  if (!response) return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'later';
  // The server rejected the sender address, which is the same for all emails.
  if (command === 'MAIL FROM') return 'server';
  if (responseCode >= 400 && responseCode < 500) return 'later';
  // Neither an invalid response nor 503 (bad sequence of commands) means that the server rejected the email.
  if (responseCode < 500 || responseCode > 599 || responseCode === 503) return 'broken';
  return 'refused';
}

/** Returns a short description of the error for the log, without any address. */
export function summarizeSmtpError({ code, command, responseCode }: SmtpError): string {
  return [code, command, responseCode].filter(Boolean).join(' ');
}

function isServerFault(error: SmtpError): boolean {
  const { code = '', command = '', responseCode = 0 } = error;
  return (
    serverCodes.test(code) ||
    serverResponses.has(responseCode) ||
    /^(EHLO|HELO|STARTTLS|AUTH)/.test(command) ||
    earlyTimeouts.has(error.timeoutType ?? '') ||
    // A connection can only be refused before an email is sent, but it can be reset at any time, so resets
    // are excluded.
    (code === 'ESOCKET' && !resetCodes.has(error.originalCode ?? ''))
  );
}
