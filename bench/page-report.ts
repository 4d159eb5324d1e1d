import { budgets } from './budgets.ts';
import type { LighthouseResult } from './lighthouse.ts';
import { machine } from './report.ts';
import type { Transfers } from './transfer.ts';
import {
  isArticle,
  isPlant,
  kinds,
  type Measured,
  sumOf,
  weighFirstVisit,
  weighSecondPage,
} from './weight.ts';

/** What was found on one page. */
export interface PageResult {
  /** Its path. */
  page: string;
  lighthouse: LighthouseResult;
  transfers: Transfers;
  /** Milliseconds until the first screen stops changing. */
  settled: number;
  /** Audits that must fail here, such as a crawler's on a page that is not to be listed. */
  intended: string[];
}

/** What `npm run bench` found. */
export interface PageReport {
  pages: PageResult[];
  /** How it was measured. */
  remarks: readonly string[];
}

/** Something that is not as required. */
interface Miss {
  page: string;
  /** In words: what, how much, and how much was allowed. */
  what: string;
}

/** What misses its budget. */
export function findMisses({ pages }: PageReport): Miss[] {
  return pages.flatMap(findMissesOf);
}

function findMissesOf(result: PageResult): Miss[] {
  const { page, lighthouse, transfers, settled, intended } = result;
  const { metrics, scores, blames } = lighthouse;
  const { first, second } = transfers;
  const { paint } = budgets;
  const late = [
    { what: 'LCP, ms', value: Math.round(metrics.largestPaint), atMost: paint.largest },
    { what: 'TBT, ms', value: Math.round(metrics.blocked), atMost: paint.blocked },
    { what: 'CLS', value: roundShift(metrics.shift), atMost: paint.shift },
    { what: 'Settled, ms', value: Math.round(settled), atMost: settledBudget(page) },
  ];
  const heavy = [
    ...weighFirstVisit(page, first.weight, first.hasIsland),
    ...(second ? [weighSecondPage(second.weight)] : []),
  ];
  const low = Object.entries(scores).flatMap(([category, score]) => {
    const reasons = blames.filter((blame) => blame.category === category);
    const isIntended = reasons.length > 0 && reasons.every(({ audit }) => intended.includes(audit));
    if (score >= budgets.score || isIntended) return [];
    const why = reasons.map(({ audit, reason }) => `${audit} (${reason})`).join('; ');
    return [`${category} ${score}: ${why}`];
  });
  const above = [...late, ...heavy].filter(({ value, atMost }) => value > atMost).map(describe);
  return [...low, ...above].map((what) => ({ page, what }));
}

function settledBudget(page: string): number {
  if (isArticle(page)) return budgets.settled.article;
  return isPlant(page) ? budgets.settled.plant : budgets.settled.page;
}

function describe({ what, value, atMost }: Measured): string {
  return `${what} ${value.toLocaleString('en-US')}, asked at most ${atMost.toLocaleString('en-US')}`;
}

/** The report as Markdown tables. */
export function toMarkdown(report: PageReport): string {
  const { pages, remarks } = report;
  const misses = findMisses(report);
  return [
    '## Pages on the simulated phone',
    '',
    table(paintColumns, pages.map(describePaint)),
    '',
    '## Bytes over the wire',
    '',
    table(byteColumns, pages.map(describeBytes)),
    '',
    '## What is not as asked',
    '',
    misses.length > 0
      ? table(
          ['Page', 'Missed'],
          misses.map(({ page, what }) => [page, what]),
        )
      : 'Nothing.',
    '',
    ...[...remarks, machine].map((remark) => `- ${remark}`),
    '',
  ].join('\n');
}

/** The report as JSON, with what is missed. */
export function toJson(report: PageReport): string {
  return `${JSON.stringify({ ...report, machine, misses: findMisses(report) }, undefined, 2)}\n`;
}

const paintColumns = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'Agentic',
  'FCP, s',
  'LCP, s',
  'TBT, ms',
  'CLS',
  'Speed Index, s',
  'Settled, s',
  'Machine',
];

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

function describePaint({ page, lighthouse, settled }: PageResult): string[] {
  const { scores, metrics, largestIsPicture, machineSpeed } = lighthouse;
  return [
    page,
    ...categories.map((category) => String(scores[category] ?? '–')),
    seconds(metrics.firstPaint),
    `${seconds(metrics.largestPaint)}${largestIsPicture ? ' (picture)' : ''}`,
    String(Math.round(metrics.blocked)),
    String(roundShift(metrics.shift)),
    seconds(metrics.speedIndex),
    seconds(settled),
    String(Math.round(machineSpeed)),
  ];
}

const byteColumns = [
  'Page',
  'HTML',
  'CSS',
  'Script',
  'Fonts',
  'Drawings',
  'Images',
  'Other',
  'Heads',
  'In all',
  'Answers',
  'Ahead',
  'As second page',
  'Before pictures',
];

function describeBytes({ page, transfers: { first, second } }: PageResult): string[] {
  const numbers = [
    ...kinds.map((kind) => first.weight[kind]),
    sumOf(first.weight),
    first.requests,
    first.ahead,
    second && sumOf(second.weight),
    second && sumOf(second.weight, ['drawing', 'image']),
  ];
  return [page, ...numbers.map((number) => number?.toLocaleString('en-US') ?? '–')];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

// Three decimals, as Lighthouse shows it.
function roundShift(shift: number): number {
  return Math.round(shift * 1000) / 1000;
}

function table(columns: string[], rows: string[][]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
