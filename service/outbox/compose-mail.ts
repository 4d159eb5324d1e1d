import { z } from 'zod';
import { getField, type InquiryField, inquiryFields } from '../../contract/inquiry-form.ts';
import { toReference } from '../../contract/reference.ts';
import { suspectedDays } from '../../contract/retention.ts';
import type { InquiryRow } from '../database/tables.ts';
import { describeSuspicion } from '../inquiry/suspicion.ts';
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
  const { mail, inquiries } = due;
  const [inquiry] = inquiries;
  if (!inquiry) return undefined;
  if (mail.kind === 'held-back') return composeHeldBack(due, addresses);
  const visitor = readAddress(inquiry);
  const common = {
    from: { name: toHeaderText(addresses.company), address: addresses.from },
    messageId: mail.messageId,
    date: new Date(inquiry.receivedAt),
  };
  if (mail.kind === 'acknowledgement') {
    if (!visitor) return undefined;
    return {
      ...common,
      to: [visitor],
      subject: `We received your message: ${toHeaderText(addresses.company)}`,
      text: [
        `Thank you for writing to ${addresses.company}. We received this:`,
        listFields(inquiry),
        ...listTexts(inquiry),
        `Your reference: ${toReference(inquiry.id)}`,
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
    subject: `${inquiry.reason ? '[check] ' : ''}Website inquiry: ${toHeaderText(inquiry.name)}`,
    text: [
      ...(inquiry.reason ? [`Please check this one: ${describeSuspicion(inquiry.reason)}.`] : []),
      listFields(inquiry),
      ...listTexts(inquiry),
      [
        `Reference: ${toReference(inquiry.id)}`,
        `Received ${new Date(inquiry.receivedAt).toISOString()}, inquiry ${inquiry.id}`,
      ].join('\n'),
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the owner was not told of, each with the command that brings its email. */
function composeHeldBack(
  { mail, inquiries, total }: DueMail,
  addresses: MailAddresses,
): ComposedMail {
  const count = total === 1 ? 'one inquiry' : `${total} inquiries`;
  const more = total - inquiries.length;
  return {
    from: { name: toHeaderText(addresses.company), address: addresses.from },
    to: addresses.to.map((address) => ({ name: '', address })),
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    subject: `Not emailed from the website: ${count}`,
    text: [
      `You were not emailed about ${count}, because of what each one looks like. If one of them is real, run its command on the server; its email follows.`,
      ...inquiries.map(describeHeldBack),
      ...(more > 0 ? [`${more} more: ${leads} list`] : []),
      `Those with "release" are erased after ${suspectedDays} days.`,
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function describeHeldBack(inquiry: InquiryRow): string {
  const received = `${new Date(inquiry.receivedAt).toISOString().slice(0, 16).replace('T', ' ')}Z`;
  const words = toOneLine(inquiry.message) || toOneLine(inquiry.name);
  const first = [...words].slice(0, firstWords).join('');
  return [
    `${received}: ${describeSuspicion(inquiry.reason)}`,
    `  ${first}${first === words ? '' : '…'}`,
    `  ${leads} ${inquiry.state === 'suspected' ? 'release' : 'resend'} ${inquiry.id}`,
  ].join('\n');
}

const leads = 'npm run -s leads --';

// Characters; enough to tell a person from a program.
const firstWords = 80;

function listFields(inquiry: InquiryRow): string {
  return inquiryFields
    .filter((name) => getField(name).control !== 'text-area')
    .map((name) => `${getField(name).title}: ${describeValue(name, inquiry[name])}`)
    .join('\n');
}

function describeValue(name: InquiryField, value: string): string {
  const { choices } = getField(name);
  if (!choices) return toOneLine(value);
  return Object.hasOwn(choices, value) ? (choices[value] ?? '') : 'not selected';
}

// A released suspected inquiry may hold anything, so the address is checked again.
function readAddress(inquiry: InquiryRow): { name: string; address: string } | undefined {
  const address = inquiry.email.trim();
  if (address.length > 254 || !z.regexes.html5Email.test(address)) return undefined;
  return { name: toHeaderText(inquiry.name), address };
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
function listTexts(inquiry: InquiryRow): string[] {
  return inquiryFields
    .filter((name) => getField(name).control === 'text-area')
    .map((name) => inquiry[name])
    .filter((text) => text.trim() !== '')
    .map((text) => text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' '));
}
