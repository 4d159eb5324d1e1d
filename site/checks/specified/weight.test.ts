import { describe, expect, test } from 'vitest';
import { budgets } from '../../../bench/budgets.ts';
import { weighAnswer } from '../answer-weight.ts';
import { isSample, ofTheSample } from '../content.ts';

describe.skipIf(!isSample)(ofTheSample, () => {
  test('home comes in one congestion window, the head of the answer and all', async () => {
    const { document, spare } = budgets.bytes;
    expect(await weighAnswer()).toBeLessThanOrEqual(document - spare);
  });
});
