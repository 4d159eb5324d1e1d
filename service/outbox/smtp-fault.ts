import type { DeliveryFault } from './deliver.ts';

export interface SmtpError extends Error {
  code?: string;
  /** The code of the system's error behind `code`. */
  originalCode?: string;
  timeoutType?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Whose fault it is that a mail did not leave: the mail's, the server's, or unknown. */
export function judgeSmtpError(error: SmtpError): DeliveryFault {
  const { code = '', command = '', response, responseCode = 0 } = error;
  if (isServersFault(error)) return 'server';
  if (brokenCodes.has(code) || responseCode === 421) return 'broken';
  // Without an answer of the server it is the library that refuses an address or a size.
  if (!response) return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'later';
  // The sender is the same for every mail, so the server refuses us, not the mail.
  if (command === 'MAIL FROM') return 'server';
  if (responseCode >= 400 && responseCode < 500) return 'later';
  // An invalid answer, or one to another question: nothing is refused yet.
  if (responseCode < 500 || responseCode > 599 || responseCode === 503) return 'broken';
  return 'refused';
}

/** What went wrong in a few words for the log, without any address. */
export function summariseSmtpError({ code, command, responseCode }: SmtpError): string {
  return [code, command, responseCode].filter(Boolean).join(' ');
}

function isServersFault(error: SmtpError): boolean {
  const { code = '', command = '', responseCode = 0 } = error;
  return (
    serverCodes.test(code) ||
    serverAnswers.has(responseCode) ||
    /^(EHLO|HELO|STARTTLS|AUTH)/.test(command) ||
    earlyTimeouts.has(error.timeoutType ?? '') ||
    // Nothing was said yet when a connection is refused; a reset may come at any time.
    (code === 'ESOCKET' && !resets.has(error.originalCode ?? ''))
  );
}

const serverCodes = /^(EAUTH|ENOAUTH|EOAUTH2|EDNS|EPROXY|ETLS|EPROTOCOL|ECONFIG)$/;

// Answers about logging in, given late, and that of a host that takes no mail at all.
const serverAnswers = new Set([521, 530, 534, 535, 538]);

const earlyTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

const resets = new Set(['ECONNRESET', 'EPIPE']);

const brokenCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'EABORT', 'ESOCKET']);
