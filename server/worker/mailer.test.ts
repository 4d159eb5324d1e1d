import { expect, test, vi } from 'vitest';
import { createWorkerMailer } from './mailer.ts';

/** Creates a Worker mailer with a fake mail sender, which returns one of `results` per call, in order. */
function setUp(...results: (number | undefined | Error)[]) {
  const sendDue = vi.fn(async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  const mailer = createWorkerMailer({ sendDue, endSharedPause: async () => {} }, () => 50);
  const answerRequest = async () => {
    const background: Promise<unknown>[] = [];
    mailer.sendIfWoken({ waitUntil: (promise) => background.push(promise) });
    await Promise.all(background);
  };
  return { mailer, sendDue, answerRequest };
}

test('emails are sent after the response to a request that enqueued an email, and not after other responses', async () => {
  const { mailer, sendDue, answerRequest } = setUp(1000);
  await answerRequest();
  expect(sendDue).not.toHaveBeenCalled();
  mailer.wake();
  await answerRequest();
  await answerRequest();
  expect(sendDue).toHaveBeenCalledTimes(1);
});

test('if all mail server connections are busy, emails are sent after the next request', async () => {
  const { mailer, sendDue, answerRequest } = setUp(undefined, 1000);
  mailer.wake();
  await answerRequest();
  await answerRequest();
  await answerRequest();
  expect(sendDue).toHaveBeenCalledTimes(2);
});

test('requests succeed while the database is unavailable, and the next scheduled run sends the emails', async () => {
  const { mailer, sendDue, answerRequest } = setUp(new Error('D1 is away'), 1000);
  mailer.wake();
  await answerRequest();
  await mailer.sendOnSchedule();
  expect(sendDue).toHaveBeenCalledTimes(2);
});
