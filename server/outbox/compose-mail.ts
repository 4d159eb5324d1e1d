import type { Company } from '#contract/company.ts';
import { type DepartmentWords, defaultDepartments, findDepartment } from '#contract/departments.ts';
import { toMailAddress } from '#contract/email-address.ts';
import type { Environment } from '#contract/environment.ts';
import { type FormField, getField, inquiryFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { suspectedDays } from '#contract/retention.ts';
import { trimInvisible } from '#contract/visible-text.ts';
import { type InquiryRow, type MailRow, mailKinds } from '../database/tables.ts';
import { describeSuspicion } from '../shared/suspicion.ts';
import type { DueMail } from './mail-store.ts';

const leadsCommand = 'npm run -s leads --';

/** Maximum length of an excerpt in the digest, in characters. Enough for the owner to recognize spam. */
const excerptLength = 80;

/** Maximum length of the location in a subject, in characters. */
const longestLocation = 40;

/**
 * Length from which Outlook removes the line break after a line of a plain text email, in characters. Outlook
 * keeps empty lines. It ignores `format=flowed`.
 */
const joinedLineLength = 40;

interface MailAddress {
  name: string;
  address: string;
}

/** An email in the format that nodemailer expects. */
export interface ComposedMail {
  from: MailAddress;
  to: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** The company data and settings that emails depend on. */
interface MailOffice {
  company: string;
  phone: string;
  emergencyPhone: string;
  /** The owner's promise about answers. Example: We respond within 24 hours. */
  response: string;
  timeZone: string;
  departments: DepartmentWords;
  /** The sender address of every email. */
  from: string;
  /** The company's email address. Unlike `from`, it is never a no-reply address. */
  email: string;
  /** Whether receipts quote the visitor's message. */
  quotesVisitor: boolean;
  /** Recipients of the emails about inquiries. Addresses from visitor input are never added. */
  to: string[];
  /** The part of every Message-ID after the @. */
  domain: string;
}

/**
 * Selects the settings and company data that emails depend on. By default, emails are sent from and to the
 * company's address.
 */
export function readMailOffice(
  {
    MAIL_FROM,
    MAIL_TO,
    MAIL_ACKNOWLEDGE,
  }: Pick<Environment, 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_ACKNOWLEDGE'>,
  { name, phone, emergencyPhone, response, timeZone, email }: Company,
  departments: DepartmentWords = defaultDepartments,
): MailOffice {
  const from = MAIL_FROM ?? email;
  return {
    company: name,
    phone: phone.display,
    emergencyPhone: emergencyPhone.display,
    response,
    timeZone,
    departments,
    from,
    email,
    quotesVisitor: MAIL_ACKNOWLEDGE === 'with-message',
    to: MAIL_TO ?? [email],
    domain: from.slice(from.lastIndexOf('@') + 1),
  };
}

/**
 * Composes an email from stored values only, so that every attempt sends the same email.
 *
 * @returns undefined if the email has no recipient or no inquiry.
 */
export function composeMail(due: DueMail, office: MailOffice): ComposedMail | undefined {
  const { mail, inquiries } = due;
  const [inquiry] = inquiries;
  if (!inquiry) return undefined;
  switch (mail.kind) {
    case mailKinds.digest:
      return composeDigest(due, office);
    case mailKinds.acknowledgement:
      return composeAcknowledgement(mail, inquiry, office);
    case mailKinds.inquiry:
      return composeInquiryMail(mail, inquiry, office);
  }
}

/**
 * Returns the email about an inquiry without Reply-To, for mail servers that reject the visitor's address as
 * Reply-To. For example, some servers reject `a..b@example.com` as malformed.
 */
export function withoutReplyTo({ replyTo, ...mail }: ComposedMail): ComposedMail {
  const note =
    'Reply to the email address below. The mail server did not accept it as a Reply-To address.';
  return { ...mail, text: `${note}\n\n${mail.text}` };
}

function composeInquiryMail(mail: MailRow, inquiry: InquiryRow, office: MailOffice): ComposedMail {
  const visitor = readVisitorAddress(inquiry);
  const isFlagged = inquiry.reason !== '';
  const subject = `${describeKind(inquiry)}: ${listForSubject(inquiry, office)}`;
  return {
    ...composeEnvelope(mail, office),
    replyTo: visitor,
    subject: isFlagged ? `[check] ${subject}` : subject,
    text: joinLines([
      ...(isFlagged ? [`Please check this message: ${describeSuspicion(inquiry.reason)}.`] : []),
      ...listFields(inquiry, office),
      ...listTextAreaValues(inquiry),
      `Reference: ${toReference(inquiry.id)}`,
      `Received ${formatTime(inquiry.receivedAt, office)}, inquiry ${inquiry.id}`,
    ]),
  };
}

function composeAcknowledgement(
  mail: MailRow,
  inquiry: InquiryRow,
  office: MailOffice,
): ComposedMail | undefined {
  const visitor = readVisitorAddress(inquiry);
  if (!visitor) return undefined;
  return {
    ...composeEnvelope(mail, office),
    ...composeReplyToCompany(office),
    // A receipt that does not quote the message omits the name, because the name can contain spam.
    to: [office.quotesVisitor ? visitor : { ...visitor, name: '' }],
    subject: `We received your message: ${toHeaderText(office.company)}`,
    text: joinLines([
      ...composeThanks(inquiry, office),
      `Your reference: ${toReference(inquiry.id)}`,
      ...(inquiry.kind === 'work'
        ? describeNextStepsForApplicant(office)
        : describeNextSteps(office)),
      'If you did not write to us, someone else entered your address. You do not need to do anything.',
    ]),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** Returns the first paragraphs of a receipt. They contain the visitor's text if `quotesVisitor` is true. */
function composeThanks(inquiry: InquiryRow, office: MailOffice): string[] {
  const thanks = `Thank you for writing to ${office.company}.`;
  const received = formatTime(inquiry.receivedAt, office);
  if (office.quotesVisitor) {
    return [
      `${thanks} We received this on ${received}:`,
      ...listFields(inquiry, office),
      ...listTextAreaValues(inquiry),
    ];
  }
  return [`${thanks} We received your message on ${received}.`];
}

function describeNextSteps({ response, emergencyPhone, phone }: MailOffice): string[] {
  return [
    `${response} If your power is out, call ${emergencyPhone} now.`,
    `To send drawings or photos, reply to this email. You can also call ${phone}.`,
  ];
}

function describeNextStepsForApplicant({ response, phone }: MailOffice): string[] {
  return [
    `${response} To send a résumé or a copy of your license, reply to this email.`,
    `You can also call ${phone}.`,
  ];
}

/** Returns the company as Reply-To, if the sender is a different address. */
function composeReplyToCompany({
  company,
  email,
  from,
}: MailOffice): Pick<ComposedMail, 'replyTo'> {
  if (email.toLowerCase() === from.toLowerCase()) return {};
  return { replyTo: { name: toHeaderText(company), address: email } };
}

/**
 * Composes the digest: a list of inquiries that were not emailed, each with the command that emails the
 * inquiry. Recipients are people in an office, who forward the digest to the person who can run the command.
 */
function composeDigest({ mail, inquiries, total }: DueMail, office: MailOffice): ComposedMail {
  const count = total === 1 ? 'one inquiry' : `${total} inquiries`;
  const more = total - inquiries.length;
  return {
    ...composeEnvelope(mail, office),
    ...composeReplyToCompany(office),
    subject: `Held for your review: ${count} from the website`,
    text: joinLines([
      total === 1
        ? 'We held back one inquiry that looks automated. If it is real, forward this email to the person who runs the website. On the server, that person runs the command below the inquiry, and the inquiry is then emailed to you.'
        : `We held back ${total} inquiries that look automated. If one is real, forward this email to the person who runs the website, and say which one. On the server, that person runs the command below that inquiry, and the inquiry is then emailed to you.`,
      `If nobody does anything, each inquiry with "release" in its command is erased ${suspectedDays} days after it arrived.`,
      ...inquiries.flatMap((inquiry) => describeForDigest(inquiry, office)),
      ...(more > 0
        ? [
            `Inquiries not shown here: ${more}. On the server, this command lists all of them: ${leadsCommand} list`,
          ]
        : []),
    ]),
  };
}

/**
 * Joins the lines of an email, with an empty line between them. Otherwise, Outlook would join a long line with
 * the next one, for example a long location with the department.
 */
function joinLines(lines: readonly string[]): string {
  return lines.join('\n\n');
}

/**
 * Returns the fields that all emails have. A receipt replaces the recipients. The date is the time at which
 * the email was enqueued, so that the email about an inquiry that was released after weeks is not sorted
 * among emails of that time.
 */
function composeEnvelope({ messageId, createdAt }: MailRow, { company, from, to }: MailOffice) {
  return {
    from: { name: toHeaderText(company), address: from },
    to: to.map((address) => ({ name: '', address })),
    messageId,
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Returns the lines about an inquiry in the digest. All but the first one are indented. */
function describeForDigest(inquiry: InquiryRow, office: MailOffice): string[] {
  const received = formatTime(inquiry.receivedAt, office);
  const words = toOneLine(inquiry.message) || toOneLine(inquiry.name);
  const excerpt = [...words].slice(0, excerptLength).join('');
  const command = inquiry.state === 'suspected' ? 'release' : 'resend';
  return [
    `${received}: ${describeSuspicion(inquiry.reason)}`,
    `  ${excerpt}${excerpt === words ? '' : '…'}`,
    `  ${leadsCommand} ${command} ${inquiry.id}`,
  ];
}

/** Returns the start of the subject, by which the owner can sort emails. */
function describeKind({ kind }: InquiryRow): string {
  return kind === 'work' ? 'Job application' : 'Website inquiry';
}

/** Lists the name, department and location for the subject. Empty values are skipped. */
function listForSubject(
  { name, service, location }: InquiryRow,
  { departments }: MailOffice,
): string {
  const department = service === '' ? '' : findDepartment(departments, service);
  const shortLocation = [...toOneLine(location)].slice(0, longestLocation).join('');
  return [name, department, shortLocation]
    .map((part) => toHeaderText(part ?? ''))
    .filter((part) => part !== '')
    .join(', ');
}

/** Formats a time in the office's time zone. Example: Jan 1, 2026, 9:04 PM CST */
function formatTime(at: number, { timeZone }: MailOffice): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  // Some JavaScript runtimes put a narrow no-break space before AM and PM.
  return format.format(at).replaceAll('\u202f', ' ');
}

function listFields(inquiry: InquiryRow, { departments }: MailOffice): string[] {
  return inquiryFields
    .filter((name) => getField(name).control !== 'text-area')
    .map((name) => {
      const { title, choices } = getField(name);
      if (name !== 'service') return `${title}: ${describeValue(inquiry[name], choices)}`;
      return `${toOneLine(departments.label)}: ${describeValue(inquiry.service, departments.choices)}`;
    });
}

function describeValue(value: string, choices: FormField['choices']): string {
  if (!choices) return toOneLine(value);
  return Object.hasOwn(choices, value) ? toOneLine(choices[value] ?? '') : 'not selected';
}

// Returns undefined for an invalid address. The address is validated here because quarantined inquiries are
// stored without validation and can be released.
function readVisitorAddress(inquiry: InquiryRow): MailAddress | undefined {
  const address = toMailAddress(inquiry.email);
  if (address === undefined) return undefined;
  return { name: toHeaderText(inquiry.name), address };
}

// Replaces line breaks, which would start another header or another field in the text. Removes characters
// that change the text direction, which would reorder the text after them.
function toOneLine(value: string): string {
  const line = value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return trimInvisible(line.replaceAll(/\p{Bidi_Control}/gu, ''));
}

// Changes text that looks like an encoded word (RFC 2047), because mail programs would decode the text,
// including encoded line breaks.
function toHeaderText(value: string): string {
  return toOneLine(value).replaceAll('=?', '= ?');
}

function listTextAreaValues(inquiry: InquiryRow): string[] {
  return inquiryFields
    .filter((name) => getField(name).control === 'text-area')
    .map((name) => inquiry[name])
    .filter((text) => trimInvisible(text) !== '')
    .map((text) => text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' '))
    .map(separateLongLines);
}

/**
 * Adds an empty line after each line whose line break Outlook would remove. Shorter lines, such as those of a
 * list, stay together.
 */
function separateLongLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .flatMap((line, index) => {
      const isJoined = line.length >= joinedLineLength && (lines[index + 1] ?? '').trim() !== '';
      return isJoined ? [line, ''] : [line];
    })
    .join('\n');
}
