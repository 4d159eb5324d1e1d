import nodemailer from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Deliver, DeliveryError } from './deliver.ts';
import { judgeSmtpError, type SmtpError, summariseSmtpError } from './smtp-fault.ts';

/** Opens connections to the mail server where the platform's own way does not do. */
export type OpenSocket = NonNullable<SMTPTransport.Options['getSocket']>;

/**
 * Hands each mail to the mail server at `url`; `timeout` bounds each step, in milliseconds.
 *
 * When the server takes a mail for one receiver and puts another one off, the error says who has it,
 * so that only the other one is tried again.
 */
export function deliverBySmtp(url: string, timeout: number, openSocket?: OpenSocket): Deliver {
  const step = Math.min(timeout, longestTimer / stepsInOneSend);
  const transport = connectTo(url, step, openSocket);
  return async (_id, mail, servedBefore, stopped) => {
    const served = [...servedBefore];
    const to = mail.to.map(({ address }) => address).filter((each) => !served.includes(each));
    // A server that sends a byte now and then never times out by itself.
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(step * stepsInOneSend)]);
    const envelope = { from: mail.from.address, to };
    try {
      const sent = await transport.sendMail({ ...mail, envelope, signal });
      served.push(...sent.accepted.map(String));
      const putOff = sent.rejectedErrors?.find((error) => judgeSmtpError(error) !== 'refused');
      if (putOff) throw putOff;
    } catch (error) {
      const fault = judgeSmtpError(error as SmtpError);
      const isServedInPart = fault === 'refused' && served.length > 0;
      if (!isServedInPart) {
        throw new DeliveryError(fault, summariseSmtpError(error as SmtpError), error, served);
      }
    }
    return { refusals: mail.to.length - served.length };
  };
}

// Connecting, greeting, commands, sending the text.
const stepsInOneSend = 4;

// A timer that is set to more runs out at once.
const longestTimer = 2 ** 31 - 1;

/** The mail library's way to the server at `url`; each step takes at most `step` milliseconds. */
export function connectTo(url: string, step: number, openSocket?: OpenSocket) {
  const address = new URL(url);
  // The library takes any of its own options from an address. How long a step may take, how many
  // connections there are, what is logged and where mails go is not the address's to say.
  for (const name of [...address.searchParams.keys()]) {
    if (!ownOptions.test(name)) address.searchParams.delete(name);
  }
  return nodemailer.createTransport({
    url: address.href,
    // The library's own limits go up to ten minutes.
    connectionTimeout: step,
    greetingTimeout: step,
    // Begun with the one for the greeting, which alone tells whose fault it is: never before it.
    socketTimeout: step + 100,
    dnsTimeout: step,
    // A server that was given up holds no connection any longer.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(openSocket ? { getSocket: openSocket } : {}),
  });
}

const ownOptions =
  /^(authMethod|ignoreTLS|localAddress|name|opportunisticTLS|proxy|requireTLS|secure|servername|tls\..*)$/;
