import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { startWorkerd, type Workerd } from '../testing/workerd.ts';

vi.setConfig({ testTimeout: 240_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 50 });

const fields = {
  name: 'Xname',
  phone: 'Xphone 4325550100',
  email: 'x@xmail.test',
  message: 'Xmessage',
};

function post(workerd: Workerd, values: Record<string, string> = fields) {
  return workerd.fetch('http://localhost/api/contact', {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'CF-Connecting-IP': '198.51.100.7',
    },
  });
}

test('a Worker mails each inquiry once, waits while the server is away, and logs nobody', async () => {
  const smtp = await startSmtpServer();
  const lines: string[] = [];
  const settings = { RATE_LIMIT: '100/min', SMTP_URL: smtp.url, OUTBOX_RETRY_FIRST: '2s' };
  const workerd = await startWorkerd({
    settings,
    siteFolder: join(createTestRoot(), 'dist'),
    onLog: (line) => lines.push(line),
  });
  onTestFinished(() => workerd.stop());
  await Promise.all([1, 2, 3, 4, 5].map(() => post(workerd)));
  await until(() => smtp.mails.length === 5);
  await post(workerd, { ...fields, email: 'xbad' });

  await smtp.close();
  await post(workerd, { ...fields, message: 'Xlater, at the well on the east side' });
  await until(() => lines.join().includes('mail not sent, will retry'));
  const tries = () => lines.join().split('"mail not sent, will retry"').length - 1;
  const before = tries();
  // The pause is stored, so a run that comes within it tries nothing.
  await workerd.runScheduled('* * * * *');
  expect(tries()).toBe(before);

  const back = await startSmtpServer({}, smtp.port);
  await until(async () => {
    await workerd.runScheduled('* * * * *');
    return back.mails.length === 1;
  });
  const ids = [...smtp.mails, ...back.mails].map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const { results } = await workerd.database.prepare('select key from post_counts').all();
  expect(JSON.stringify(results)).not.toContain('198.51');
  const health = async (path: string) => (await workerd.fetch(`http://localhost${path}`)).status;
  expect(await health('/healthz/mail')).toBe(200);
  await back.close();
  const late = `update mails set state = 'waiting', created_at = created_at - 7200000`;
  await workerd.database.prepare(late).all();
  expect(await health('/healthz/mail')).toBe(503);
  expect(await health('/healthz')).toBe(200);
  await workerd.runScheduled('* * * * *');
  await until(() => /"level":50.*mail is late: the oldest has waited 2 h/.test(lines.join('\n')));

  const log = lines.join('\n');
  expect(log).toContain('inquiry stored');
  expect(log).not.toMatch(/Xname|Xphone|xmail|xbad|Xmessage|Xlater|198\.51\.100/);
});

test('a Worker erases every night what was kept for its time, and names what it held back', async () => {
  const smtp = await startSmtpServer();
  const workerd = await startWorkerd({
    settings: { RETENTION_DAYS: '90', SMTP_URL: smtp.url },
    siteFolder: join(createTestRoot(), 'dist'),
  });
  onTestFinished(() => workerd.stop());
  await post(workerd);
  await post(workerd, { ...fields, name: 'New' });
  await post(workerd, { ...fields, name: 'Held', website: 'x' });
  const aged = Date.now() - 91 * 86_400_000;
  await workerd.database
    .prepare(`update enquiries set received_at = ? where name = 'Xname'`)
    .bind(aged)
    .all();
  await workerd.runScheduled('17 3 * * *');
  const { results } = await workerd.database.prepare('select name from enquiries').all();
  expect(results).toEqual([{ name: 'New' }, { name: 'Held' }]);
  await until(() => smtp.mails.some((mail) => /^Subject: Not emailed .*one inquiry/m.test(mail)));
});
