import { expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { insertMany } from '../testing/many-inquiries.ts';
import { retryIfConnectionClosed } from '../testing/over-kept-connections.ts';
import { readMessageId, startSmtpServer } from '../testing/smtp-server.ts';
import { startOnWorker } from '../testing/worker-service.ts';
import { connectD1 } from '../worker/d1-database.ts';

/*
 * These tests run the jobs of the Worker with many rows. The test runtime fails the 51st query of an
 * invocation; workerd itself enforces D1's limits on bound values, on the length of a statement and on columns.
 */

const aDay = 86_400_000;
const daily = '17 3 * * *';
const everyMinute = '* * * * *';

/** Starts a Worker with many inquiries. */
async function start(settings: Record<string, string>, many: Parameters<typeof insertMany>[0]) {
  const { workerd, logLines, send, list } = await startOnWorker(settings);
  const connection = connectD1(workerd.database);
  const database: Pick<Database, 'read' | 'write'> = {
    read: (statement) => retryIfConnectionClosed(() => connection.read(statement)),
    write: (statements) => retryIfConnectionClosed(() => connection.write(statements)),
  };
  await database.write(insertMany(many));
  workerd.invocations.length = 0;
  /** Runs a schedule, a day after the last run. Returns the log lines of the run. */
  const run = async (cron: string): Promise<string> => {
    await database.write([
      {
        sql: 'insert or replace into heartbeat (id, at) values (2, ?)',
        args: [Date.now() - aDay],
      },
    ]);
    const before = logLines.length;
    const finished = workerd.invocations.length;
    await workerd.runScheduled(cron);
    await vi.waitUntil(() => workerd.invocations.length > finished);
    return logLines.slice(before).join('\n');
  };
  const count = async (sql: string): Promise<number> => {
    const [row] = await database.read({ sql: `select count(*) as count from ${sql}`, args: [] });
    return Number(row?.count);
  };
  return { invocations: workerd.invocations, logLines, send, list, run, count, database };
}

test('workerd enforces the limits of D1 on values, length and columns of a statement', async () => {
  const { database } = await start({}, { count: 1 });
  const bind = (count: number) =>
    database.read({
      sql: `select 1 where 'x' in (${Array(count).fill('?').join()})`,
      args: Array(count).fill('a'),
    });
  const pad = (length: number) => database.read({ sql: 'select 1'.padEnd(length), args: [] });
  await bind(100);
  await expect(bind(101)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  await pad(100_000);
  await expect(pad(100_001)).rejects.toMatchObject({ code: 'SQLITE_TOOBIG' });
  const columns = Array.from({ length: 101 }, (_, index) => `c${index}`);
  const create = { sql: `create table wide (${columns.join()})`, args: [] };
  await expect(database.read(create)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
});

test('the nightly run erases 200 of 500 inquiries, and a digest lists the suspected ones', async () => {
  const smtp = await startSmtpServer();
  const settings = { RETENTION_DAYS: '90', SMTP_URL: smtp.url };
  const { invocations, logLines, run, count } = await start(settings, {
    count: 500,
    inquiry: (index) => ({
      received_at: Date.now() - (index < 200 ? 91 * aDay : 0),
      state: index >= 300 ? 'suspected' : 'kept',
      reason: index >= 300 ? 'honeypot' : '',
    }),
    mail: (index) => (index < 300 ? {} : undefined),
  });
  await run(daily);
  expect(await count('inquiries')).toBe(300);
  // The emails about the 100 kept inquiries, and the digest.
  expect(await count('mails')).toBe(101);
  expect(smtp.mails).toEqual([
    expect.stringMatching(/^Subject: Held for your review.*200 inquiries/m),
  ]);
  expect(logLines.join('\n')).toMatch(/"count":200,"msg":"expired inquiries erased"/);
  expect(logLines.join('\n')).not.toContain('"level":50');
  expect(invocations).toHaveLength(1);
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
});

test('inquiries that one nightly run cannot erase are counted in the log and erased by the next runs', async () => {
  const { invocations, run, count } = await start(
    { RETENTION_DAYS: '90' },
    {
      count: 1500,
      inquiry: () => ({ received_at: Date.now() - 91 * aDay }),
      mail: () => undefined,
    },
  );
  const first = await run(daily);
  const left = await count('inquiries');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(500);
  expect(first).toContain(`"count":${left},"msg":"expired inquiries left for the next daily run"`);
  await run(daily);
  expect(await count('inquiries')).toBe(0);
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
});

test('of 500 waiting emails, every run sends some, and each email is sent once', async () => {
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url, MAIL_ALERT_AFTER: '1h' };
  const { invocations, logLines, run, count, database } = await start(settings, {
    count: 500,
    mail: () => ({ state: 'waiting' }),
  });
  const runOnce = async () => {
    const before = smtp.mails.length;
    const lines = await run(everyMinute);
    expect(smtp.mails.length).toBeGreaterThan(before);
    return lines;
  };
  const first = await runOnce();
  expect(smtp.mails.length).toBeGreaterThanOrEqual(4);
  const left = 500 - smtp.mails.length;
  expect(first).toContain(`"count":${left},"msg":"emails left for the next run"`);
  for (let runs = 1; runs < 5; runs++) await runOnce();
  expect(await count(`mails where state = 'waiting'`)).toBe(500 - smtp.mails.length);
  // Sending all 500 emails would take a minute, so most of the waiting emails are removed.
  const removal = `delete from mails where state = 'waiting' and rowid % 20 <> 0`;
  await database.write([{ sql: removal, args: [] }]);
  while ((await count(`mails where state = 'waiting'`)) > 0) await runOnce();
  const total = await count('mails');
  expect(total).toBeGreaterThan(30);
  const ids = smtp.mails.map(readMessageId);
  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(total);
  expect(logLines.join('\n')).not.toContain('"level":50');
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
});

test('while the mail server refuses connections, 500 waiting emails stay within the limit of queries', async () => {
  const smtp = await startSmtpServer();
  await smtp.close();
  const settings = { SMTP_URL: smtp.url, OUTBOX_RETRY_FIRST: '1ms', OUTBOX_RETRY_MAX: '1ms' };
  const { invocations, run, count } = await start(settings, {
    count: 500,
    mail: () => ({ state: 'waiting' }),
  });
  const lines = await run(everyMinute);
  expect(lines).toContain('mail not sent, will retry');
  expect(lines).toContain('"msg":"emails left for the next run"');
  expect(await count(`mails where state = 'waiting'`)).toBe(500);
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
});

test('a post stays within the limit of queries while 500 emails wait and a receipt is sent', async () => {
  const smtp = await startSmtpServer();
  const settings = {
    SMTP_URL: smtp.url,
    MAIL_ACKNOWLEDGE: 'on',
    RATE_LIMIT: '100/min',
    RATE_LIMIT_TOTAL: '1000/min',
  };
  const { invocations, send, logLines, count } = await start(settings, {
    count: 500,
    mail: () => ({ state: 'waiting' }),
  });
  const fields = { name: 'Ann', phone: '+1 432 555 0100', email: 'ann@example.com' };
  const body = new URLSearchParams(fields);
  const answer = await send('/api/contact', { method: 'POST', body }, '198.51.100.7');
  expect(answer.status).toBe(201);
  await vi.waitUntil(() => invocations.length > 0, { timeout: 60_000 });
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
  expect(smtp.mails.length).toBeGreaterThan(0);
  expect(await count('mails')).toBe(502);
  expect(await count(`mails where state = 'waiting'`)).toBe(502 - smtp.mails.length);
  expect(logLines.join('\n')).not.toContain('"level":50');
});

test('the run of every minute deletes 500 expired counts of posts in one query', async () => {
  const { invocations, run, count, database } = await start({}, { count: 500 });
  const counts = Array.from({ length: 500 }, (_, index) => ({
    sql: 'insert into post_counts (key, count, ends_at) values (?, 1, 1)',
    args: [`key ${index}`],
  }));
  await database.write(counts);
  await run(everyMinute);
  expect(await count('post_counts')).toBe(0);
  expect(Math.max(...invocations)).toBeLessThanOrEqual(50);
});

test('if a batch of expired inquiries cannot be erased, the log says so and the next batches are erased', async () => {
  const { database, run, count } = await start(
    { RETENTION_DAYS: '90' },
    {
      count: 250,
      inquiry: (index) => ({
        received_at: Date.now() - 91 * aDay,
        name: index === 0 ? 'Stays' : 'Goes',
      }),
    },
  );
  await database.write([
    {
      sql: `create trigger refuse before delete on inquiries when old.name = 'Stays'
        begin select raise(abort, 'refused'); end`,
      args: [],
    },
  ]);
  const lines = await run(daily);
  await database.write([{ sql: 'drop trigger refuse', args: [] }]);
  expect(await count('inquiries')).toBe(100);
  expect(lines).toMatch(/"count":100,"msg":"a batch of expired inquiries was not erased"/);
  expect(lines).toMatch(/"count":150,"msg":"expired inquiries erased"/);
});
