import { z } from 'zod';
import { type EnquiryField, enquiryFields, getField } from '../../contract/enquiry-form.ts';
import { toReference } from '../../contract/reference.ts';
import { suspectedDays } from '../../contract/retention.ts';
import type { EnquiryRow } from '../database/tables.ts';
import { describeSuspicion } from '../enquiry/suspicion.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { DueMail } from './mail-records.ts';

/** A mail as the mail library takes it. */
export interface ComposedMail {
  from: { name: string; address: string };
  to: { name: string; address: string }[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/**
 * The text of a mail. It depends on stored values alone, so every try sends the same.
 *
 * @returns undefined when it has nobody to go to.
 */
export function composeMail(due: DueMail, addresses: MailAddresses): ComposedMail | undefined {
  const { mail, enquiries } = due;
  const [enquiry] = enquiries;
  if (!enquiry) return undefined;
  if (mail.kind === 'held-back') return composeHeldBack(due, addresses);
  const visitor = readAddress(enquiry);
  const common = {
    from: { name: toHeaderText(addresses.company), address: addresses.from },
    messageId: mail.messageId,
    date: new Date(enquiry.receivedAt),
  };
  if (mail.kind === 'acknowledgement') {
    if (!visitor) return undefined;
    return {
      ...common,
      to: [visitor],
      subject: `We received your message: ${toHeaderText(addresses.company)}`,
      text: [
        `Thank you for writing to ${addresses.company}. We received this:`,
        listFields(enquiry),
        ...listTexts(enquiry),
        `Your reference: ${toReference(enquiry.id)}`,
        `To reach us, reply to this email or call ${addresses.phone}.`,
        'If you did not write to us, someone else entered your address. You do not need to do anything.',
      ].join('\n\n'),
      headers: { 'Auto-Submitted': 'auto-replied' },
    };
  }
  return {
    ...common,
    to: addresses.to.map((address) => ({ name: '', address })),
    ...(visitor ? { replyTo: visitor } : {}),
    subject: `${enquiry.reason ? '[check] ' : ''}Website inquiry: ${toHeaderText(enquiry.name)}`,
    text: [
      ...(enquiry.reason ? [`Please check this one: ${describeSuspicion(enquiry.reason)}.`] : []),
      listFields(enquiry),
      ...listTexts(enquiry),
      [
        `Reference: ${toReference(enquiry.id)}`,
        `Received ${new Date(enquiry.receivedAt).toISOString()}, inquiry ${enquiry.id}`,
      ].join('\n'),
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the owner was not told of, each with the command that brings its email. */
function composeHeldBack(
  { mail, enquiries, total }: DueMail,
  addresses: MailAddresses,
): ComposedMail {
  const count = total === 1 ? 'one inquiry' : `${total} inquiries`;
  const more = total - enquiries.length;
  return {
    from: { name: toHeaderText(addresses.company), address: addresses.from },
    to: addresses.to.map((address) => ({ name: '', address })),
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    subject: `Not emailed from the website: ${count}`,
    text: [
      `You were not emailed about ${count}, because of what each one looks like. If one of them is real, run its command on the server; its email follows.`,
      ...enquiries.map(describeHeldBack),
      ...(more > 0 ? [`${more} more: ${leads} list`] : []),
      `Those with "release" are erased after ${suspectedDays} days.`,
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function describeHeldBack(enquiry: EnquiryRow): string {
  const received = `${new Date(enquiry.receivedAt).toISOString().slice(0, 16).replace('T', ' ')}Z`;
  const words = toOneLine(enquiry.message) || toOneLine(enquiry.name);
  const first = [...words].slice(0, firstWords).join('');
  return [
    `${received}: ${describeSuspicion(enquiry.reason)}`,
    `  ${first}${first === words ? '' : '…'}`,
    `  ${leads} ${enquiry.state === 'suspected' ? 'release' : 'resend'} ${enquiry.id}`,
  ].join('\n');
}

const leads = 'npm run -s leads --';

// Characters; enough to tell a person from a program.
const firstWords = 80;

function listFields(enquiry: EnquiryRow): string {
  return enquiryFields
    .filter((name) => getField(name).control !== 'text-area')
    .map((name) => `${getField(name).title}: ${describeValue(name, enquiry[name])}`)
    .join('\n');
}

function describeValue(name: EnquiryField, value: string): string {
  const { choices } = getField(name);
  if (!choices) return toOneLine(value);
  return Object.hasOwn(choices, value) ? (choices[value] ?? '') : 'not selected';
}

// A released suspected enquiry may hold anything, so the address is checked again.
function readAddress(enquiry: EnquiryRow): { name: string; address: string } | undefined {
  const address = enquiry.email.trim();
  if (address.length > 254 || !z.regexes.html5Email.test(address)) return undefined;
  return { name: toHeaderText(enquiry.name), address };
}

// A line break in a header begins another header, and one in a field of the list another field.
function toOneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

// What looks like an encoded word would be decoded, line breaks and all, by whoever reads the header.
function toHeaderText(value: string): string {
  return toOneLine(value).replaceAll('=?', '= ?');
}

/** What was written on several lines, each text a part of its own. */
function listTexts(enquiry: EnquiryRow): string[] {
  return enquiryFields
    .filter((name) => getField(name).control === 'text-area')
    .map((name) => enquiry[name])
    .filter((text) => text.trim() !== '')
    .map((text) => text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' '));
}
