import { expect, test, vi } from 'vitest';
import { readMessageId, startSmtpServer } from '../testing/smtp-server.ts';
import { startOnWorker } from '../testing/worker-service.ts';
// These tests run on both hosts. Importing them here makes all of them share one Worker runtime.
import '../app/former-addresses.test.ts';
import '../inquiry/contact-page.test.ts';
import '../inquiry/form-validation.test.ts';
import '../inquiry/inquiry-route.test.ts';
import '../inquiry/own-site.test.ts';
import '../inquiry/store/rate-limit.test.ts';
import '../shared/suspicion.test.ts';
import '../inquiry/unreadable-forms.test.ts';

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 50 });

const fields = {
  name: 'Xname',
  phone: 'Xphone 4325550100',
  email: 'x@xmail.test',
  message: 'Xmessage',
};

/** Starts a Worker with `settings`. Returns the Worker and functions that send requests to it. */
async function start(settings: Record<string, string>) {
  const service = await startOnWorker(settings);
  const send = (path: string, init: RequestInit = {}) => service.send(path, init, '198.51.100.7');
  const post = (values: Record<string, string> = {}) =>
    send('/api/contact', { method: 'POST', body: new URLSearchParams({ ...fields, ...values }) });
  return { ...service.workerd, lines: service.logLines, send, post };
}

test('a Worker emails each inquiry once, retries after a mail server outage, and logs no personal data', async () => {
  const smtp = await startSmtpServer();
  const settings = { RATE_LIMIT: '100/min', SMTP_URL: smtp.url, OUTBOX_RETRY_FIRST: '2s' };
  const { database, lines, send, post, runScheduled } = await start(settings);
  await Promise.all([1, 2, 3, 4, 5].map(() => post()));
  await until(() => smtp.mails.length === 5);
  await post({ email: 'xbad' });

  await smtp.close();
  await post({ message: 'Xlater, at the well on the east side' });
  await until(() => lines.join().includes('mail not sent, will retry'));
  const tries = () => lines.join().split('"mail not sent, will retry"').length - 1;
  const before = tries();
  // The retry pause is stored in the database, so a scheduled run during the pause sends nothing.
  await runScheduled('* * * * *');
  expect(tries()).toBe(before);

  const back = await startSmtpServer({}, smtp.port);
  await until(async () => {
    await runScheduled('* * * * *');
    return back.mails.length === 1;
  });
  const ids = [...smtp.mails, ...back.mails].map(readMessageId);
  expect(new Set(ids).size).toBe(ids.length);
  const { results } = await database.prepare('select key from post_counts').all();
  expect(JSON.stringify(results)).not.toContain('198.51');
  const health = async (path: string) => (await send(path)).status;
  expect(await health('/healthz/mail')).toBe(200);
  await back.close();
  const late = `update mails set state = 'waiting', created_at = created_at - 7200000`;
  await database.prepare(late).all();
  expect(await health('/healthz/mail')).toBe(503);
  expect(await health('/healthz')).toBe(200);
  await runScheduled('* * * * *');
  await until(() => /"level":50.*mail is late: the oldest has waited 2 h/.test(lines.join('\n')));

  const log = lines.join('\n');
  expect(log).toContain('inquiry stored');
  expect(log).not.toMatch(/Xname|Xphone|xmail|xbad|Xmessage|Xlater|198\.51\.100/);
});

test('a Worker erases expired inquiries every night and sends the digest', async () => {
  const smtp = await startSmtpServer();
  const { database, post, runScheduled } = await start({
    RETENTION_DAYS: '90',
    SMTP_URL: smtp.url,
  });
  await post();
  await post({ name: 'New' });
  await post({ name: 'Held', website: 'x' });
  const aged = Date.now() - 91 * 86_400_000;
  await database
    .prepare(`update inquiries set received_at = ? where name = 'Xname'`)
    .bind(aged)
    .all();
  // Nothing is erased in the first daily run. Row 2 of `heartbeat` remembers the time of that run.
  await runScheduled('17 3 * * *');
  await database.prepare('update heartbeat set at = at - 86400000 where id = 2').all();
  await runScheduled('17 3 * * *');
  const { results } = await database.prepare('select name from inquiries').all();
  expect(results).toEqual([{ name: 'New' }, { name: 'Held' }]);
  await until(() =>
    smtp.mails.some((mail) => /^Subject: Held for your review.*one inquiry/m.test(mail)),
  );
});
