import { expect, test } from 'vitest';
import { findMisses, type PageResult, toJson, toMarkdown } from './page-report.ts';
import { noWeight } from './weight.ts';

interface Changes {
  page?: string;
  settled?: number;
  intended?: string[];
  lighthouse?: Partial<PageResult['lighthouse']>;
  weight?: Partial<ReturnType<typeof noWeight>>;
  second?: Partial<ReturnType<typeof noWeight>>;
  hasIsland?: boolean;
}

const metrics = {
  firstPaint: 700,
  largestPaint: 950,
  blocked: 0.4,
  shift: 0.0004,
  speedIndex: 900,
};

function reportOn(changes: Changes = {}) {
  const { page = '/services', settled = 1400, intended = [], hasIsland = false } = changes;
  const transfer = { requests: 5, ahead: 0, hasIsland };
  const result: PageResult = {
    page,
    settled,
    intended,
    lighthouse: {
      scores: { performance: 100, seo: 100 },
      metrics,
      largestIsPicture: false,
      blames: [],
      machineSpeed: 1500,
      ...changes.lighthouse,
    },
    transfers: {
      first: { ...transfer, weight: { ...noWeight(), html: 14_336, ...changes.weight } },
      second: { ...transfer, weight: { ...noWeight(), html: 14_336, ...changes.second } },
    },
  };
  return { pages: [result], remarks: ['How it was measured.'] };
}

const missesOf = (changes: Changes) => findMisses(reportOn(changes)).map(({ what }) => what);

test('a page just within its budgets misses nothing', () => {
  expect(findMisses(reportOn())).toEqual([]);
  expect(toMarkdown(reportOn())).toContain('## What is not as asked\n\nNothing.\n');
});

test.each<[changes: Changes, miss: string]>([
  [
    { lighthouse: { metrics: { ...metrics, largestPaint: 951 } } },
    'LCP, ms 951, asked at most 950',
  ],
  [
    { page: '/', lighthouse: { metrics: { ...metrics, largestPaint: 851 } } },
    'LCP, ms 851, asked at most 850',
  ],
  [{ lighthouse: { metrics: { ...metrics, blocked: 151 } } }, 'TBT, ms 151, asked at most 150'],
  [{ settled: 1401 }, 'Settled, ms 1,401, asked at most 1,400'],
  [{ page: '/projects/x', settled: 1601 }, 'Settled, ms 1,601, asked at most 1,600'],
  [{ page: '/blog/x', settled: 1901 }, 'Settled, ms 1,901, asked at most 1,900'],
  [{ lighthouse: { metrics: { ...metrics, shift: 0.001 } } }, 'CLS 0.001, asked at most 0'],
  [{ weight: { css: 1 } }, 'HTML and style 14,337, asked at most 14,336'],
  [{ weight: { script: 3073 } }, 'script 3,073, asked at most 3,072'],
  [{ weight: { font: 46_081 } }, 'fonts 46,081, asked at most 46,080'],
  [
    {
      page: '/',
      lighthouse: { metrics: { ...metrics, largestPaint: 850 } },
      weight: { image: 103_425 },
    },
    'first visit 117,761, asked at most 117,760',
  ],
  [{ page: '/blog/x', weight: { html: 30_721 } }, 'HTML and style 30,721, asked at most 30,720'],
  [{ second: { head: 1025 } }, 'second page, before pictures 15,361, asked at most 15,360'],
])('%j is missed', (changes, miss) => {
  expect(missesOf(changes)).toEqual([miss]);
});

test.each<[changes: Changes]>([
  [{ weight: { script: 90_000 }, hasIsland: true }],
  [{ second: { drawing: 90_000, image: 90_000 } }],
])('%j is not', (changes) => {
  expect(missesOf(changes)).toEqual([]);
});

const unlisted = {
  scores: { seo: 63 },
  blames: [{ category: 'seo', audit: 'is-crawlable', reason: 'Page is blocked from indexing' }],
};

test('a score below 100 is missed, with the audit and its reason', () => {
  expect(missesOf({ lighthouse: unlisted })).toEqual([
    'seo 63: is-crawlable (Page is blocked from indexing)',
  ]);
});

test('an audit that the page must fail is not missed, others beside it are', () => {
  const intended = ['is-crawlable'];
  expect(missesOf({ lighthouse: unlisted, intended })).toEqual([]);
  const blames = [...unlisted.blames, { category: 'seo', audit: 'hreflang', reason: 'Wrong' }];
  expect(missesOf({ lighthouse: { ...unlisted, blames }, intended })).toHaveLength(1);
});

test('the figures as JSON say what is missed', () => {
  const report = JSON.parse(toJson(reportOn({ weight: { css: 1 } })));
  expect(report.pages[0].transfers.first.weight.css).toBe(1);
  expect(report.misses).toEqual([
    { page: '/services', what: 'HTML and style 14,337, asked at most 14,336' },
  ]);
});
