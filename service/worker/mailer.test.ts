import { expect, test, vi } from 'vitest';
import { createWorkerMailer } from './mailer.ts';

/** A Worker mailer with a fake sender: its nth call returns the nth of `results`. */
function setUp(...results: (number | undefined | Error)[]) {
  const sendDue = vi.fn(async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  const mailer = createWorkerMailer({ sendDue, endCommonPause: async () => {} });
  const answerRequest = async () => {
    const background: Promise<unknown>[] = [];
    mailer.sendIfWoken({ waitUntil: (promise) => background.push(promise) });
    await Promise.all(background);
  };
  return { mailer, sendDue, answerRequest };
}

test('mails are sent after the response of a request that enqueued one, and not after others', async () => {
  const { mailer, sendDue, answerRequest } = setUp(1000);
  await answerRequest();
  expect(sendDue).not.toHaveBeenCalled();
  mailer.wake();
  await answerRequest();
  await answerRequest();
  expect(sendDue).toHaveBeenCalledTimes(1);
});

test('if all connections are busy, mails are sent after the next request', async () => {
  const { mailer, sendDue, answerRequest } = setUp(undefined, 1000);
  mailer.wake();
  await answerRequest();
  await answerRequest();
  await answerRequest();
  expect(sendDue).toHaveBeenCalledTimes(2);
});

test('an unavailable database fails no request, and the next scheduled run sends the mails', async () => {
  const { mailer, sendDue, answerRequest } = setUp(new Error('D1 is away'), 1000);
  mailer.wake();
  await answerRequest();
  await mailer.sendOnSchedule();
  expect(sendDue).toHaveBeenCalledTimes(2);
});
