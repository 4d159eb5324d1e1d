import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../../contract/environment.ts';
import { createInquiries } from '../inquiry/store/inquiries.ts';
import { openDatabase } from '../node/database/open.ts';
import { keepSending } from '../node/keep-sending.ts';
import { createTestFolder, emptyFields, goodFields } from '../testing/test-service.ts';
import { DeliveryError, type DeliveryFault } from './deliver.ts';
import { createOutbox } from './outbox.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;
const quarter = 15 * minutes;

afterEach(() => void vi.useRealTimers());

/** An outbox on a real database, with the pauses that the settings have by default. */
async function startOutbox(fault: DeliveryFault) {
  const folder = createTestFolder();
  const environment = readEnvironment(folder, {});
  const database = await openDatabase(environment, folder);
  const log = pino({ level: 'silent' });
  const tries: number[] = [];
  const delivered: string[] = [];
  const state = { isServerBack: false };
  const outbox = createOutbox({
    database,
    compose: ({ mail: { messageId } }) => ({ messageId }) as never,
    async deliver(_id, { messageId }) {
      tries.push(Date.now());
      if (!state.isServerBack) throw new DeliveryError(fault, 'outage', undefined);
      delivered.push(messageId);
      return { refusals: 0 };
    },
    pauses: { first: environment.OUTBOX_RETRY_FIRST, longest: environment.OUTBOX_RETRY_MAX },
    log,
  });
  const sending = keepSending(outbox, log);
  onTestFinished(async () => {
    await sending.stop();
    database.close();
  });
  const orders = { kinds: ['enquiry'], domain: 'company.test', onWaiting: sending.wake } as const;
  const values = { ...emptyFields, ...goodFields };
  return {
    state,
    tries,
    delivered,
    keep: () => createInquiries(database, orders).keep({ values }),
    /** Lets time pass in steps; what a step brings about is done before the next. */
    async pass(duration: number, step: number) {
      for (let passed = 0; passed < duration; passed += step) {
        vi.advanceTimersByTime(step);
        sending.wake();
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test.each(['server', 'broken', 'later'] as const)(
  'by the defaults a mail is tried for a week and leaves in the end, the fault being: %s',
  async (fault) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { state, tries, delivered, keep, pass } = await startOutbox(fault);
    await keep();
    // Doubled from half a minute: ten tries in the first nine hours, then four a day and more.
    await pass(2 * hours, minutes);
    await pass(7 * hours, quarter);
    expect(tries.length).toBeGreaterThanOrEqual(10);
    await pass(7 * days, quarter);
    expect(tries.length).toBeGreaterThanOrEqual(10 + 7 * 4 - 1);
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * hours + quarter);
    expect(Math.min(...pauses.slice(12))).toBeGreaterThanOrEqual(4.8 * hours);

    state.isServerBack = true;
    await pass(6 * hours, quarter);
    expect(delivered).toHaveLength(1);
  },
);
