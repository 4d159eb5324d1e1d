import PostalMime, { type Email } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../leads-cli/run-command.ts';
import { scaled } from '../testing/scale.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { readCorpus } from './read-corpus.ts';

vi.setConfig({ testTimeout: 120_000 });

const office = 'office@company.test';
const others = (['html', 'terminal', 'unicode', 'csv-formulas', 'log-lines'] as const)
  .flatMap(readCorpus)
  .filter((_, index) => index % (10 / scaled(10)) === 0);
const strings = [...readCorpus('mail-headers'), ...others].filter((each) => !each.includes('\0'));

async function start(): Promise<{ service: TestService; smtp: TestSmtpServer }> {
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url, MAIL_TO: office, MAIL_ACKNOWLEDGE: 'on' };
  return { service: await startTestService(settings), smtp };
}

/** The mails by what they tell of, once `count` have come. */
async function receive(smtp: TestSmtpServer, count: number) {
  await vi.waitUntil(() => smtp.mails.length >= count, { timeout: 60_000, interval: 20 });
  const mails = await Promise.all(smtp.mails.map((source) => PostalMime.parse(source)));
  return mails.map((mail, index) => ({ mail, receivers: smtp.recipients[index] }));
}

/** What a mail may be made of, apart from the words in it. */
function outline({ headers, html, attachments, from, cc, bcc }: Email) {
  return { headers: headers.map(({ key }) => key), html, attachments, from, cc, bcc };
}

test('whatever is typed, mails say exactly that, to exactly those they are for', async () => {
  const { service, smtp } = await start();
  const sent = new Map<string, string>();
  const send = async (string: string, index: number) => {
    const email = `visitor-${index}@visitor.test`;
    // Where a name or a number has to be one, something is put before what is none.
    const required = string.trim() === '' ? `x${string}x` : string;
    const values = {
      name: required.slice(0, 100).toWellFormed(),
      phone: required.length > 40 ? '1' : required,
      email,
      location: string,
      message: string,
    };
    const body = new URLSearchParams(values);
    expect((await service.post({}, { body })).status, JSON.stringify(string)).toBe(201);
    sent.set(email, string);
  };
  await Promise.all(['Ann Lee', ...strings].map(send));
  const mails = await receive(smtp, 2 * sent.size);
  expect(mails).toHaveLength(2 * sent.size);

  const ofFirst = mails.filter(({ mail }) => mail.text?.includes('visitor-0@visitor.test'));
  for (const { mail, receivers } of mails) {
    const email = /visitor-\d+@visitor\.test/.exec(mail.text ?? '')?.[0] ?? '';
    const string = sent.get(email) ?? '';
    const isCopy = receivers?.[0] !== office;
    expect(receivers).toEqual([isCopy ? email : office]);
    expect(mail.to?.map(({ address }) => address)).toEqual(receivers);
    const plain = ofFirst.find((other) => (other.receivers?.[0] !== office) === isCopy);
    if (plain) expect(outline(mail), JSON.stringify(string)).toEqual(outline(plain.mail));
    if (!isCopy) expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
    const message = string.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' ');
    if (message.trim() !== '') expect(mail.text).toContain(`\n\n${message}\n`);
    expect(mail.text).toContain(`\nLocation: ${toOneLine(string)}`);
    if (isCopy) continue;
    const name = string.trim() === '' ? `x${string}x` : string;
    // What looks like an encoded word would be decoded, so it is not let look like one.
    const subject = toOneLine(name).replaceAll('=?', '= ?');
    expect(mail.subject).toBe(`Website enquiry: ${subject}`);
  }
});

test('an address that is none reaches nobody when the owner releases it', async () => {
  const { service, smtp } = await start();
  const addresses = readCorpus('mail-headers').filter((string) => !string.includes('\0'));
  const surroundings = { print: () => {}, tell: () => {}, confirm: async () => true };
  for (const email of addresses) {
    const body = new URLSearchParams({ name: email, phone: '1', email, website: 'x' });
    const { id } = (await (await service.post({}, { body })).json()) as { id: string };
    const released = await runCommand(['release', id], {
      root: service.root,
      environment: {},
      ...surroundings,
    });
    expect(released).toBe(0);
  }
  // Makes the service look for them.
  await service.post();
  const mails = await receive(smtp, addresses.length + 2);
  const toVisitors = smtp.recipients.flat().filter((receiver) => receiver !== office);
  expect(toVisitors).toEqual(['ann@example.com']);
  const answeredTo = mails.flatMap(({ mail }) => mail.replyTo ?? []);
  expect(answeredTo.map(({ address }) => address)).toEqual(['ann@example.com']);
  expect(mails.flatMap(({ mail }) => [...(mail.cc ?? []), ...(mail.bcc ?? [])])).toEqual([]);
});

function toOneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
