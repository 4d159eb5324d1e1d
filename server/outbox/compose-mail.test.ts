import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type DepartmentWords, defaultDepartments } from '#contract/departments.ts';
import { toReference } from '#contract/reference.ts';
import type { InquiryRow, MailRow } from '../database/tables.ts';
import { emptyFields } from '../testing/test-service.ts';
import { composeMail } from './compose-mail.ts';

const inquiry: InquiryRow = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  state: 'kept',
  reason: '',
  ...emptyFields,
  name: 'Ann Lee',
  phone: '+1 432 555 0100',
  email: ' ann@example.com ',
  service: 'automation',
  message: 'Hello\r\nthere',
};
const mail: MailRow = {
  id: 'd0',
  kind: 'inquiry',
  messageId: '<d0@company.test>',
  failures: 0,
  deliveredTo: [],
  createdAt: Date.UTC(2026, 0, 3, 3, 4, 5),
};
const office = {
  company: 'Test "Company"',
  phone: '(432) 555-0142',
  emergencyPhone: '(432) 555-0143',
  response: 'We respond by noon.',
  timeZone: 'America/Chicago',
  departments: defaultDepartments,
  from: 'site@company.test',
  email: 'site@company.test',
  quotesVisitor: true,
  to: ['office@company.test', 'boss@company.test'],
  domain: 'company.test',
};

async function send(
  changes: Partial<InquiryRow>,
  kind: MailRow['kind'] = 'inquiry',
  officeChanges: Partial<typeof office> = {},
) {
  const composed = composeMail(
    { mail: { ...mail, kind }, inquiries: [{ ...inquiry, ...changes }], total: 1 },
    { ...office, ...officeChanges },
  );
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await composer.sendMail(composed ?? {});
  return { envelope, email: await PostalMime.parse(message as Buffer) };
}

test('mail to an address with an international domain uses its ASCII form, and the text shows the typed one', async () => {
  const typed = 'info@müller-elektro.de';
  const { email } = await send({ email: typed });
  expect(email.replyTo).toMatchObject([{ address: 'info@xn--mller-elektro-wob.de' }]);
  expect(email.text).toContain(`Email: ${typed}`);
  const receipt = await send({ email: typed }, 'acknowledgement');
  expect(receipt.envelope.to).toEqual(['info@xn--mller-elektro-wob.de']);
});

test('an inquiry is emailed to the owner, with the visitor as Reply-To', async () => {
  const { email, envelope } = await send({});
  expect(envelope).toEqual({ from: office.from, to: office.to });
  expect(email.from).toEqual({ name: 'Test "Company"', address: 'site@company.test' });
  expect(email.replyTo).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }]);
  expect(email.messageId).toBe(mail.messageId);
  expect(email.text).toContain(
    `Department: Automation\n\nHello\nthere\n\nReference: ${toReference(inquiry.id)}\n\nReceived Jan 1, 2026, 9:04 PM CST, inquiry`,
  );
});

test('emails use the labels of departments in content/contact.yaml', async () => {
  const departments: DepartmentWords = {
    label: 'Crew',
    choices: { none: 'Any', electrical: 'Power', automation: 'Controls' },
  };
  const { email } = await send({}, 'inquiry', { departments });
  expect(email.text).toContain('Crew: Controls\n');
  expect(email.subject).toBe('Website inquiry: Ann Lee, Controls');
  const open = await send({ service: '' }, 'inquiry', { departments });
  expect(open.email.text).toContain('Crew: not selected\n');
});

test.each([
  'ann@example.com\r\nBcc: x@evil.test',
  'ann@example.com, x@evil.test',
  'Ann <x@evil.test>',
])(
  'an invalid address is used neither as recipient nor as Reply-To, and gets no receipt: %j',
  async (address) => {
    const { email, envelope } = await send({ email: address });
    expect(envelope.to).toEqual(office.to);
    expect(email.to?.map((each) => each.address)).toEqual(office.to);
    expect([email.cc, email.bcc, email.replyTo].flatMap((each) => each ?? [])).toEqual([]);
    const copy = { ...mail, kind: 'acknowledgement' } as const;
    const inquiries = [{ ...inquiry, email: address }];
    expect(composeMail({ mail: copy, inquiries, total: 1 }, office)).toBeUndefined();
  },
);

test('a receipt that quotes the message goes only to the visitor and contains the submitted values but no internal data', async () => {
  const { envelope, email } = await send({ location: 'Hobbs' }, 'acknowledgement');
  expect(envelope.to).toEqual(['ann@example.com']);
  expect(email.to).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }]);
  const text = email.text ?? '';
  for (const title of ['Name: Ann Lee', 'Email: ann@example.com', 'Location: Hobbs']) {
    expect(text).toContain(`${title}\n`);
  }
  expect(text).toContain('Department: Automation\n\nHello\nthere\n');
  const own = [toReference(inquiry.id), office.phone, office.emergencyPhone];
  for (const each of own) expect(text).toContain(each);
  // The receipt must not contain the full id, the state, or the addresses of the owner's recipients.
  expect(text).not.toMatch(/c0ffee00|kept|office@|boss@/);
  const isAutomatic = { key: 'auto-submitted', value: 'auto-replied' };
  expect(email.headers).toContainEqual(expect.objectContaining(isAutomatic));
});

test('a receipt that does not quote the message contains no visitor input, not even in headers', async () => {
  const typed = { name: 'Buy at', phone: '5550100 now', location: 'evil.test', message: 'spam' };
  const { email } = await send(typed, 'acknowledgement', { quotesVisitor: false });
  expect(email.to).toEqual([{ name: '', address: 'ann@example.com' }]);
  const all = JSON.stringify([email.headers, email.text]);
  for (const text of Object.values(typed)) expect(all).not.toContain(text);
  expect(email.text).toContain('We received your message on Jan 1, 2026, 9:04 PM CST.');
  expect(email.text).toContain(toReference(inquiry.id));
});

const noReply = { from: 'noreply@mail.test', email: 'office@company.test' };

test.each([false, true])(
  'a reply to a receipt goes to the company, not to a no-reply sender (the receipt quotes the message: %s)',
  async (quotesVisitor) => {
    const { email } = await send({}, 'acknowledgement', { ...noReply, quotesVisitor });
    expect(email.from?.address).toBe(noReply.from);
    expect(email.replyTo).toEqual([{ name: office.company, address: noReply.email }]);
    expect((await send({}, 'digest', noReply)).email.replyTo).toEqual(email.replyTo);
    const same = { from: 'Office@company.test', email: 'office@Company.test', quotesVisitor };
    expect((await send({}, 'acknowledgement', same)).email.replyTo).toBeUndefined();
  },
);

test.each([false, true])(
  'the receipt for a job applicant has a different text (the receipt quotes the message: %s)',
  async (quotesVisitor) => {
    const { email } = await send({ kind: 'work' }, 'acknowledgement', { quotesVisitor });
    expect(email.text).not.toMatch(/power|drawings/);
    expect(email.text).toContain('résumé');
    expect(email.text).toContain(office.phone);
  },
);

test.each(['job', 'work'] as const)(
  'a receipt repeats the owner’s promise about answers: %s',
  async (kind) => {
    const { email } = await send({ kind }, 'acknowledgement');
    expect(email.text).toMatch(/\nWe respond by noon\. /);
  },
);

test('invisible characters and text direction marks are removed from email headers', async () => {
  const name = '\u202eAnn\u2066 Lee\u200b';
  const { email } = await send({
    name,
    email: '\u200bann@exam\u00adple.com\ufeff',
    location: '\u2800',
  });
  expect(email.subject).toBe('Website inquiry: Ann Lee, Automation');
  expect(email.replyTo).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }]);
  const nameless = await send({ name: '\u2800\u3164', message: '\u200b' });
  expect(nameless.email.subject).toBe('Website inquiry: Automation');
  expect(nameless.email.text).toMatch(/Department: Automation\n\nReference/);
  const receipt = await send({ name, message: '\u202e' }, 'acknowledgement');
  expect(receipt.email.to).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }]);
});

test('a flagged inquiry has [check] in its subject, and the text gives the reason', async () => {
  const { email } = await send({ reason: 'fill-time' });
  expect(email.subject).toBe('[check] Website inquiry: Ann Lee, Automation');
  expect(email.text).toContain('faster than people fill in a form');
  expect((await send({})).email.subject).toBe('Website inquiry: Ann Lee, Automation');
});

test('the subject of an email contains the name, department and location', async () => {
  const subject = async (changes: Partial<InquiryRow>) => (await send(changes)).email.subject;
  expect(await subject({ location: 'Kermit' })).toBe(
    'Website inquiry: Ann Lee, Automation, Kermit',
  );
  expect(await subject({ service: '', location: ' ' })).toBe('Website inquiry: Ann Lee');
  expect(await subject({ service: 'x', location: `Lease ${'9'.repeat(90)}` })).toBe(
    `Website inquiry: Ann Lee, Lease ${'9'.repeat(34)}`,
  );
  expect(await subject({ location: 'Pecos\r\nBcc: x@evil.test' })).toContain('Pecos Bcc');
});

test('the subject and text of an email distinguish job applicants from customers', async () => {
  const { email } = await send({ kind: 'work', location: 'Pecos' });
  expect(email.subject).toBe('Job application: Ann Lee, Automation, Pecos');
  expect(email.text).toMatch(/^About: Working with us\n\nName: Ann Lee$/m);
  expect((await send({})).email.text).toMatch(/^About: A job\n/);
});

test.each([
  [
    1,
    'We held back one inquiry that looks automated. If it is real, forward this email to the person who runs the website. ',
  ],
  [
    2,
    'We held back 2 inquiries that look automated. If one is real, forward this email to the person who runs the website, and say which one. ',
  ],
])('the digest of %i inquiries uses singular or plural correctly', (total, start) => {
  const inquiries = Array.from({ length: total }, () => ({ ...inquiry, reason: 'honeypot' }));
  const due = { mail: { ...mail, kind: 'digest' as const }, inquiries, total };
  expect(composeMail(due, office)?.text.startsWith(start)).toBe(true);
});

test('the digest says that entries are erased after 30 days if nobody does anything', () => {
  const inquiries = [{ ...inquiry, state: 'suspected' as const, reason: 'honeypot' }];
  const due = { mail: { ...mail, kind: 'digest' as const }, inquiries, total: 1 };
  expect(composeMail(due, office)?.text).toContain(
    '\n\nIf nobody does anything, each inquiry with "release" in its command is erased 30 days after it arrived.\n\n',
  );
});

test('the digest counts the inquiries and lists each inquiry with an excerpt and a command', async () => {
  const spam = {
    ...inquiry,
    state: 'suspected',
    reason: 'honeypot',
    message: `Buy\r\nBcc: x@evil.test ${'now '.repeat(50)}`,
  } as const;
  const earlier = { ...inquiry, id: 'b0', reason: 'fill-time', message: '' };
  const due = {
    mail: { ...mail, kind: 'digest' },
    inquiries: [spam, earlier],
    total: 60,
  } as const;
  const composed = composeMail({ ...due, inquiries: [...due.inquiries] }, office);
  expect(composed).toMatchObject({
    subject: 'Held for your review: 60 inquiries from the website',
    to: office.to.map((address) => ({ address })),
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
  });
  expect(composed).not.toHaveProperty('replyTo');
  const lines = composed?.text.split('\n') ?? [];
  expect(lines).toContain(`  npm run -s leads -- release ${spam.id}`);
  expect(lines).toContain('  npm run -s leads -- resend b0');
  expect(lines).toContain('  Ann Lee');
  expect(lines).toContain(
    'Inquiries not shown here: 58. On the server, this command lists all of them: npm run -s leads -- list',
  );
  expect(lines.find((line) => line.includes('Buy'))).toMatch(
    /^ {2}Buy Bcc: x@evil\.test now.{40,60}…$/,
  );
});

test.each(['inquiry', 'acknowledgement', 'digest'] as const)(
  'the date of an email is when the email was made, and the text says when the message came in: %s',
  async (kind) => {
    const received = { receivedAt: mail.createdAt - 20 * 86_400_000, reason: 'honeypot' };
    for (const quotesVisitor of [true, false]) {
      const { email } = await send(received, kind, { quotesVisitor });
      expect(email.date).toBe('2026-01-03T03:04:05.000Z');
      expect(email.text).toContain('Dec 13, 2025, 9:04 PM CST');
    }
  },
);

test.each(['inquiry', 'acknowledgement', 'digest'] as const)(
  'in every email, an empty line follows each line that Outlook would join with the next one: %s',
  async (kind) => {
    const long = 'Lease road 12, third gate north of the substation';
    const message = `${long}\r\n${long}\n\n${long}\n \nshort\nlist\n${'x'.repeat(39)}\n${'y'.repeat(40)}\nend`;
    const typed = { name: long, location: long, message, reason: 'honeypot' };
    const { email } = await send(typed, kind);
    const lines = (email.text ?? '').trimEnd().split('\n');
    const joined = lines.filter(
      (line, index) => line.length >= 40 && (lines[index + 1] ?? '').trim() !== '',
    );
    expect(joined).toEqual([]);
    if (kind === 'digest') return;
    expect(email.text).toContain(
      `Location: ${long}\n\nDepartment: Automation\n\n${long}\n\n${long}\n\n${long}\n \nshort\nlist\n${'x'.repeat(39)}\n${'y'.repeat(40)}\n\nend\n\n`,
    );
  },
);
