import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';

const away = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** A service with a mail that has waited for two hours and five minutes. */
async function startLate(settings: Record<string, string> = {}) {
  const root = createTestRoot();
  const before = await startTestService(away, root);
  await before.post();
  await before.stop();
  await query(root, 'update mails set created_at = created_at - 7500000');
  return startTestService({ ...away, ...settings }, root);
}

test('mail that waits for less is no matter', async () => {
  const service = await startTestService(away);
  await service.post();
  const response = await service.request('/healthz/mail');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('late mail is said at its own address and in the log, and the service stays healthy', async () => {
  const service = await startLate();
  expect((await service.request('/healthz/mail')).status).toBe(503);
  expect((await service.request('/healthz')).status).toBe(200);
  const said = () => service.logLines.map((line) => JSON.parse(line)).filter(isAlert);
  const isAlert = ({ level, msg }: { level: number; msg: string }) =>
    level === 50 && /^mail is late: .*2 h 5 min; see SMTP_URL/.test(msg);
  await vi.waitUntil(() => said().length > 0);
  expect(said()).toHaveLength(1);
});

test.each([
  ['3h', 200],
  ['2h', 503],
  ['off', 200],
])('MAIL_ALERT_AFTER=%s answers %i after two hours', async (MAIL_ALERT_AFTER, status) => {
  const service = await startLate({ MAIL_ALERT_AFTER });
  expect((await service.request('/healthz/mail')).status).toBe(status);
});

test('what could not go, and what went, rings nobody', async () => {
  const service = await startLate();
  await query(service.root, `update mails set state = 'parked'`);
  expect((await service.request('/healthz/mail')).status).toBe(200);
  await query(service.root, `update mails set state = 'waiting', kind = 'acknowledgement'`);
  expect((await service.request('/healthz/mail')).status).toBe(200);
  await query(service.root, `update mails set kind = 'held-back'`);
  expect((await service.request('/healthz/mail')).status).toBe(503);
});

test('other methods are not allowed', async () => {
  const service = await startTestService();
  const response = await service.request('/healthz/mail', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});
