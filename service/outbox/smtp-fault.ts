import type { DeliveryFault } from './deliver.ts';

/** An error of nodemailer. */
export interface SmtpError extends Error {
  code?: string;
  /** The system's error code behind `code`. */
  originalCode?: string;
  timeoutType?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Classifies a failed delivery by whether the mail, the server, or an unknown cause is at fault. */
export function classifySmtpError(error: SmtpError): DeliveryFault {
  const { code = '', command = '', response, responseCode = 0 } = error;
  if (isServersFault(error)) return 'server';
  if (brokenCodes.has(code) || responseCode === 421) return 'broken';
  // Without a response, nodemailer itself rejected an address or the size.
  if (!response) return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'later';
  // The sender is the same for every mail, so the server refuses all of them.
  if (command === 'MAIL FROM') return 'server';
  if (responseCode >= 400 && responseCode < 500) return 'later';
  // An invalid response, or 503 (bad sequence of commands), does not mean that the mail is refused.
  if (responseCode < 500 || responseCode > 599 || responseCode === 503) return 'broken';
  return 'refused';
}

/** The error in a few words for the log, without any address. */
export function summarizeSmtpError({ code, command, responseCode }: SmtpError): string {
  return [code, command, responseCode].filter(Boolean).join(' ');
}

function isServersFault(error: SmtpError): boolean {
  const { code = '', command = '', responseCode = 0 } = error;
  return (
    serverCodes.test(code) ||
    serverResponses.has(responseCode) ||
    /^(EHLO|HELO|STARTTLS|AUTH)/.test(command) ||
    earlyTimeouts.has(error.timeoutType ?? '') ||
    // A refused connection happens before any mail is sent; a reset can happen at any time.
    (code === 'ESOCKET' && !resetCodes.has(error.originalCode ?? ''))
  );
}

const serverCodes = /^(EAUTH|ENOAUTH|EOAUTH2|EDNS|EPROXY|ETLS|EPROTOCOL|ECONFIG)$/;

// 521: the host accepts no mail. The others concern the login, at whatever step they are sent.
const serverResponses = new Set([521, 530, 534, 535, 538]);

const earlyTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

const resetCodes = new Set(['ECONNRESET', 'EPIPE']);

const brokenCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'EABORT', 'ESOCKET']);
