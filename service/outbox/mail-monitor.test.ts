import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';

// No mail server listens at this address.
const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** Starts a service with an email that has waited for two hours and five minutes. */
async function startLate(settings: Record<string, string> = {}) {
  const root = createTestRoot();
  const before = await startTestService(unreachable, root);
  await before.post();
  await before.stop();
  await query(root, 'update mails set created_at = created_at - 7500000');
  return startTestService({ ...unreachable, ...settings }, root);
}

test('late mail fails the mail health check and is logged, and the health check of the service passes', async () => {
  const service = await startLate();
  const answer = await service.request('/healthz/mail');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect((await service.request('/healthz')).status).toBe(200);
  const alerts = () => service.logLines.map((line) => JSON.parse(line)).filter(isAlert);
  const isAlert = ({ level, msg }: { level: number; msg: string }) =>
    level === 50 && /^mail is late: .*2 h 5 min; see SMTP_URL/.test(msg);
  await vi.waitUntil(() => alerts().length > 0);
  expect(alerts()).toHaveLength(1);
});

const states: [alertAfter: string, change: string, status: number, reason?: string][] = [
  // This change makes the email five minutes old, so it is not late.
  ['2h', 'created_at = created_at + 7500000', 200],
  ['3h', '', 200],
  ['2h', '', 503],
  ['off', '', 200],
  ['3h', `state = 'parked'`, 503, 'parked'],
  ['off', `state = 'parked'`, 503, 'parked'],
  ['2h', `state = 'parked', kind = 'held-back'`, 503, 'parked'],
  // Receipts to visitors raise no alert.
  ['2h', `kind = 'acknowledgement'`, 200],
  ['2h', `state = 'parked', kind = 'acknowledgement'`, 200],
  ['2h', `kind = 'held-back'`, 503],
];

test.each(states)(
  'with MAIL_ALERT_AFTER=%s and an email updated with %j, the mail health check responds with %i',
  async (...row) => {
    const [MAIL_ALERT_AFTER, change, status, reason = 'late'] = row;
    const service = await startLate({ MAIL_ALERT_AFTER });
    if (change) await query(service.root, `update mails set ${change}`);
    const answer = await service.request('/healthz/mail');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ status: status === 503 ? reason : 'ok' });
  },
);
