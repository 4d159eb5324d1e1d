import { expect, test } from 'vitest';
import { findLastChange, reviewProperties } from './article-graph.ts';

test('describes the reviewer of an article only if the owner names one', () => {
  const reviewed = new Date('2026-11-24');
  expect(reviewProperties({ reviewed })).toEqual({});
  const reviewer = { name: 'Jane Roe', license: 'PE 12345, Texas' };
  expect(reviewProperties({ reviewed, reviewer })).toMatchObject({
    lastReviewed: '2026-11-24',
    reviewedBy: { name: 'Jane Roe', hasCredential: { name: 'PE 12345, Texas' } },
  });
});

test('the last change of an article is the latest of its publication, its review and its look-ups', () => {
  const january = new Date('2027-01-10');
  const march = new Date('2027-03-10');
  expect(findLastChange({ published: january })).toEqual(january);
  expect(findLastChange({ published: january, reviewed: march })).toEqual(march);
  expect(findLastChange({ published: march, reviewed: january })).toEqual(march);
  const may = new Date('2027-05-10');
  expect(findLastChange({ published: january, reviewed: march, lookedUp: may })).toEqual(may);
  expect(findLastChange({ published: january, reviewed: may, lookedUp: march })).toEqual(may);
});
