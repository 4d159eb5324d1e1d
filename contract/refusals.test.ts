import { expect, test } from 'vitest';
import { describeRefusal } from './refusals.ts';

test.each([
  ['1', '1 second'],
  ['40', '40 seconds'],
  ['90', '90 seconds'],
  ['91', '2 minutes'],
  ['3540', '59 minutes'],
  ['7200', '2 hours'],
  ['86000', '24 hours'],
  [undefined, 'a minute'],
  [null, 'a minute'],
  ['soon', 'a minute'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'a minute'],
])('after Retry-After: %s, the visitor is asked to wait %s', (retryAfter, wait) => {
  const { text, reason } = describeRefusal(429, retryAfter);
  expect(text).toContain(`wait ${wait} and`);
  expect(reason).toContain(`wait ${wait}.`);
});
