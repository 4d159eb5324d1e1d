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
  const isAlert = ({ level, msg }: { level: number; msg: string }) =>
    level === 50 && /^mail is late: .*2 h 5 min; see SMTP_URL/.test(msg);
  const alerts = () => service.logLines.map((line) => JSON.parse(line)).filter(isAlert);
  await vi.waitUntil(() => alerts().length > 0);
  expect(alerts()).toHaveLength(1);
});

const states: {
  description: string;
  alertAfter: string;
  /** SQL assignment that changes the late email. */
  change?: string;
  health: 'ok' | 'late' | 'parked';
}[] = [
  {
    description: 'an email that waits for five minutes',
    alertAfter: '2h',
    change: 'created_at = created_at + 7200000',
    health: 'ok',
  },
  { description: 'an email that waits for two hours', alertAfter: '3h', health: 'ok' },
  { description: 'an email that waits too long', alertAfter: '2h', health: 'late' },
  { description: 'a waiting email and no time limit', alertAfter: 'off', health: 'ok' },
  {
    description: 'a parked email',
    alertAfter: '3h',
    change: `state = 'parked'`,
    health: 'parked',
  },
  {
    description: 'a parked email and no time limit',
    alertAfter: 'off',
    change: `state = 'parked'`,
    health: 'parked',
  },
  {
    description: 'a parked digest',
    alertAfter: '2h',
    change: `state = 'parked', kind = 'digest'`,
    health: 'parked',
  },
  {
    description: 'a digest that waits too long',
    alertAfter: '2h',
    change: `kind = 'digest'`,
    health: 'late',
  },
  {
    description: 'a receipt that waits too long',
    alertAfter: '2h',
    change: `kind = 'acknowledgement'`,
    health: 'ok',
  },
  {
    description: 'a parked receipt',
    alertAfter: '2h',
    change: `state = 'parked', kind = 'acknowledgement'`,
    health: 'ok',
  },
];

test.each(states)(
  'the mail health check reports "$health" for $description',
  async ({ alertAfter, change, health }) => {
    const service = await startLate({ MAIL_ALERT_AFTER: alertAfter });
    if (change) await query(service.root, `update mails set ${change}`);
    const answer = await service.request('/healthz/mail');
    expect(answer.status).toBe(health === 'ok' ? 200 : 503);
    expect(await answer.json()).toEqual({ status: health });
  },
);
