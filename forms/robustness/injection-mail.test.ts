import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../leads-cli/run-command.ts';
import { scaled } from '../testing/scale.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { startBrokenMailServer } from './broken-mail-server.ts';
import { corpora, readCorpus } from './read-corpus.ts';

vi.setConfig({ testTimeout: 120_000 });

const office = 'office@company.test';
const others = corpora
  .filter((name) => name !== 'mail-headers')
  .flatMap(readCorpus)
  .filter((_, index) => index % (10 / scaled(10)) === 0);
const strings = [...readCorpus('mail-headers'), ...others].filter((each) => !each.includes('\0'));

/** A mail as it came out. */
interface OutgoingMail {
  source: string;
  /** Recipients of the envelope; absent for a file, which is for those whom it names. */
  receivers?: string[];
}

/** A service that mails, and the mails that have come out of it. */
interface Outlet {
  service: TestService;
  list(): OutgoingMail[];
}

const settings = { MAIL_TO: office, MAIL_ACKNOWLEDGE: 'on' };

/** Mails that a server took. */
async function startWithServer(): Promise<Outlet> {
  const server = await startBrokenMailServer();
  onTestFinished(() => server.close());
  const service = await startTestService({ ...settings, SMTP_URL: server.url });
  return { service, list: () => server.received };
}

/** Mails that were written to files, as without any server. */
async function startWithFiles(): Promise<Outlet> {
  const service = await startTestService(settings);
  const folder = join(service.root, 'data/mail');
  const list = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => !name.endsWith('.part'))
      .map((name) => {
        expect(name).toMatch(/^[\da-f-]{36}\.eml$/);
        return { source: readFileSync(join(folder, name), 'latin1') };
      });
  return { service, list };
}

/** The mails as a mail program reads them, once `count` have come. */
async function receive({ list }: Outlet, count: number) {
  await vi.waitUntil(() => list().length >= count, { timeout: 60_000, interval: 100 });
  return Promise.all(
    list().map(async ({ source, receivers }) => {
      const mail = await PostalMime.parse(source);
      const named = mail.to?.map(({ address }) => address ?? '') ?? [];
      return { mail, receivers: receivers ?? named, source };
    }),
  );
}

/** What a mail may be made of, apart from the words in it. */
function outline({ headers, html, attachments, from, cc, bcc }: Email) {
  return { headers: headers.map(({ key }) => key), html, attachments, from, cc, bcc };
}

const outlets: [name: string, start: () => Promise<Outlet>][] = [
  ['sent', startWithServer],
  ['written to files', startWithFiles],
];

test.each(outlets)(
  'whatever is typed, mails %s say exactly that, to exactly those they are for',
  async (_, start) => {
    const outlet = await start();
    const { service } = outlet;
    const sent = new Map<string, string>();
    const send = async (string: string, index: number) => {
      const email = `visitor-${index}@visitor.test`;
      // Where a name or a number has to be one, something is put before what is none.
      const required = string.trim() === '' ? `x${string}x` : string;
      const values = {
        name: required.slice(0, 100).toWellFormed(),
        phone: `5550142 ${required}`.slice(0, 40).toWellFormed(),
        email,
        location: string,
        message: string,
      };
      const body = new URLSearchParams(values);
      expect((await service.post({}, { body })).status, JSON.stringify(string)).toBe(201);
      sent.set(email, string);
    };
    await Promise.all(['Ann Lee', ...strings].map(send));
    const mails = await receive(outlet, 2 * sent.size);
    expect(mails).toHaveLength(2 * sent.size);

    const ofFirst = mails.filter(({ mail }) => mail.text?.includes('visitor-0@visitor.test'));
    for (const { mail, receivers, source } of mails) {
      // No line that a server may cut, and nothing that it could take for another line.
      expect(source).toMatch(/^(?:[\t -~]{0,998}\r\n)*[\t -~]{0,998}$/);
      const email = /visitor-\d+@visitor\.test/.exec(mail.text ?? '')?.[0] ?? '';
      const string = sent.get(email) ?? '';
      const isCopy = receivers[0] !== office;
      expect(receivers).toEqual([isCopy ? email : office]);
      expect(mail.to?.map(({ address }) => address)).toEqual(receivers);
      const plain = ofFirst.find((other) => (other.receivers[0] !== office) === isCopy);
      if (plain) expect(outline(mail), JSON.stringify(string)).toEqual(outline(plain.mail));
      if (!isCopy) expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
      const message = string.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' ');
      if (message.trim() !== '') expect(mail.text).toContain(`\n\n${message}\n`);
      const headers = mail.headers.map(({ value }) => value).join('\n');
      expect(headers, JSON.stringify(string)).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(mail.text).toContain(`\nLocation: ${toOneLine(string)}`);
      if (isCopy) continue;
      const name = string.trim() === '' ? `x${string}x` : string;
      // What looks like an encoded word would be decoded, so it is not let look like one.
      const subject = toOneLine(name).replaceAll('=?', '= ?');
      // Nothing is left of a name of control characters alone.
      expect(mail.subject).toBe(`Website inquiry: ${subject}`.trim());
    }
  },
);

test('an address that is none reaches nobody when the owner releases it', async () => {
  const server = await startBrokenMailServer();
  onTestFinished(() => server.close());
  const service = await startTestService({ ...settings, SMTP_URL: server.url });
  const addresses = readCorpus('mail-headers').filter((string) => !string.includes('\0'));
  const context = { print: () => {}, tell: () => {}, confirm: async () => true };
  for (const email of addresses) {
    const body = new URLSearchParams({ name: email, phone: '1', email, website: 'x' });
    const { id } = (await (await service.post({}, { body })).json()) as { id: string };
    const released = await runCommand(['release', id], {
      root: service.root,
      environment: {},
      ...context,
    });
    expect(released).toBe(0);
  }
  // A new enquiry makes the service look for waiting mails.
  await service.post();
  const until = (condition: () => boolean) =>
    vi.waitUntil(condition, { timeout: 60_000, interval: 20 });
  await until(() => server.received.length >= addresses.length + 2);
  const mails = await Promise.all(
    server.received.map(async ({ source }) => ({ mail: await PostalMime.parse(source) })),
  );
  const toVisitors = server.received.flatMap(({ receivers }) => receivers);
  expect(toVisitors.filter((receiver) => receiver !== office)).toEqual(['ann@example.com']);
  const answeredTo = mails.flatMap(({ mail }) => mail.replyTo ?? []);
  expect(answeredTo.map(({ address }) => address)).toEqual(['ann@example.com']);
  expect(mails.flatMap(({ mail }) => [...(mail.cc ?? []), ...(mail.bcc ?? [])])).toEqual([]);
});

function toOneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
