import { z } from 'zod';
import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { suspectedDays } from '#contract/retention.ts';
import type { InquiryRow } from '../database/tables.ts';
import { describeSuspicion } from '../inquiry/suspicion.ts';
import type { DueMail } from './mail-records.ts';

export type ComposedMail = NonNullable<ReturnType<typeof composeMail>>;

/**
 * Who mails come from and go to: as the settings name them, or the company's own address. Nothing a
 * visitor types becomes a receiver of an inquiry.
 */
export function readMailAddresses(
  { MAIL_FROM, MAIL_TO }: Pick<Environment, 'MAIL_FROM' | 'MAIL_TO'>,
  { name, phone, emergencyPhone, timeZone, email }: Company,
) {
  const from = MAIL_FROM ?? email;
  // The part behind the @ of every Message-ID.
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    company: name,
    phone: phone.display,
    emergencyPhone: emergencyPhone.display,
    timeZone,
    from,
    to: MAIL_TO ?? [email],
    domain,
  };
}

type MailAddresses = ReturnType<typeof readMailAddresses>;

/**
 * The text of a mail. It depends on stored values alone, so every try sends the same.
 *
 * @returns undefined when it has no receiver.
 */
export function composeMail(due: DueMail, addresses: MailAddresses) {
  const { mail, inquiries } = due;
  const [inquiry] = inquiries;
  if (!inquiry) return undefined;
  const toOwner = {
    from: { name: toHeaderText(addresses.company), address: addresses.from },
    to: addresses.to.map((address) => ({ name: '', address })),
    messageId: mail.messageId,
    date: new Date(mail.kind === 'held-back' ? mail.createdAt : inquiry.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  if (mail.kind === 'held-back') return { ...toOwner, ...writeHeldBack(due, addresses) };
  const visitor = readAddress(inquiry);
  if (mail.kind === 'acknowledgement') {
    return (
      visitor && {
        ...toOwner,
        to: [visitor],
        subject: `We received your message: ${toHeaderText(addresses.company)}`,
        text: [
          `Thank you for writing to ${addresses.company}. We received this:`,
          listFields(inquiry),
          ...listTexts(inquiry),
          `Your reference: ${toReference(inquiry.id)}`,
          `We respond within 24 hours. If your power is out, call ${addresses.emergencyPhone} now.`,
          `To reach us, or to send drawings or photos, reply to this email. You can also call ${addresses.phone}.`,
          'If you did not write to us, someone else entered your address. You do not need to do anything.',
        ].join('\n\n'),
        headers: { 'Auto-Submitted': 'auto-replied' },
      }
    );
  }
  return {
    ...toOwner,
    ...(visitor ? { replyTo: visitor } : {}),
    subject: `${inquiry.reason ? '[check] ' : ''}${describeKind(inquiry)}: ${listForSubject(inquiry)}`,
    text: [
      ...(inquiry.reason ? [`Please check this one: ${describeSuspicion(inquiry.reason)}.`] : []),
      listFields(inquiry),
      ...listTexts(inquiry),
      [
        `Reference: ${toReference(inquiry.id)}`,
        `Received ${writeTime(inquiry.receivedAt, addresses)}, inquiry ${inquiry.id}`,
      ].join('\n'),
    ].join('\n\n'),
  };
}

/** What the owner was not told of, each with the command that brings its email. */
function writeHeldBack({ inquiries, total }: DueMail, addresses: MailAddresses) {
  const count = total === 1 ? 'one inquiry' : `${total} inquiries`;
  const more = total - inquiries.length;
  return {
    subject: `Not emailed from the website: ${count}`,
    text: [
      `You were not emailed about ${count}, because of what each one looks like. If one of them is real, run its command on the server; its email follows.`,
      ...inquiries.map((inquiry) => describeHeldBack(inquiry, addresses)),
      ...(more > 0 ? [`${more} more: ${leads} list`] : []),
      `Those with "release" are erased after ${suspectedDays} days.`,
    ].join('\n\n'),
  };
}

function describeHeldBack(inquiry: InquiryRow, addresses: MailAddresses): string {
  const received = writeTime(inquiry.receivedAt, addresses);
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

// Characters of the place that a list of mails has room for.
const placeInSubject = 40;

/** What the owner sorts mails by. */
function describeKind({ kind }: InquiryRow): string {
  return kind === 'work' ? 'Job application' : 'Website inquiry';
}

/** Who writes, to which department and from where, as far as they said so. */
function listForSubject({ name, service, location }: InquiryRow): string {
  const department = getField('service').choices?.[service];
  const place = [...toOneLine(location)].slice(0, placeInSubject).join('');
  return [name, department, place]
    .map((part) => toHeaderText(part ?? ''))
    .filter((part) => part !== '')
    .join(', ');
}

/** A time as the office reads it. Example: Jan 1, 2026, 9:04 PM CST */
function writeTime(at: number, { timeZone }: MailAddresses): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  // Some runtimes set a narrow space before AM and PM.
  return format.format(at).replaceAll('\u202f', ' ');
}

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

// What looks like an encoded word would be decoded, line breaks and all, by a mail program.
function toHeaderText(value: string): string {
  return toOneLine(value).replaceAll('=?', '= ?');
}

function listTexts(inquiry: InquiryRow): string[] {
  return inquiryFields
    .filter((name) => getField(name).control === 'text-area')
    .map((name) => inquiry[name])
    .filter((text) => text.trim() !== '')
    .map((text) => text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' '));
}
