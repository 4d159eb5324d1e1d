import type { Safety, SafetyPageWords } from '#schemas/safety.ts';
import { describeCases } from '#schemas/safety-years.ts';

export interface SafetyTable {
  caption: string;
  columns: { title: string; align?: 'end' }[];
  /** Cells of each row, in the order of the columns. The cells of unknown values are empty. */
  rows: string[][];
  /** The arrangement of the rows on phones. */
  phones: 'records' | 'groups';
}

type Year = NonNullable<Safety['years']>[number];

const textColumn = (title: string) => ({ title });
const numberColumn = (title: string) => ({ title, align: 'end' as const });
const expirationColumn = numberColumn('Expires');

/** Returns the tables of the page. Empty tables, and columns and figures without any value, are omitted. */
export function listTables(safety: Safety, words: SafetyPageWords): SafetyTable[] {
  const { years = [], insurance = [], programs = [], bonding } = safety;
  return [
    listFigures(years, words),
    listRecords(
      words.insurance.heading,
      [
        textColumn('Policy'),
        textColumn('Limit'),
        textColumn('Insurer'),
        textColumn('Rating'),
        expirationColumn,
      ],
      insurance.map(({ kind, limit, insurer = '', rating = '', expires }) => [
        kind,
        limit,
        insurer,
        rating,
        formatDay(expires),
      ]),
    ),
    listRecords(
      words.programs.heading,
      [
        textColumn('Program'),
        textColumn('Number'),
        textColumn('Status'),
        numberColumn('As of'),
        expirationColumn,
      ],
      programs.map(({ name, number, status = '', date, expires }) => [
        name,
        number,
        status,
        formatDay(date),
        formatDay(expires),
      ]),
    ),
    listRecords(
      words.bonding.heading,
      [textColumn('Surety'), textColumn('One job'), textColumn('All jobs'), expirationColumn],
      bonding
        ? [
            [
              bonding.surety,
              bonding.single ?? '',
              bonding.aggregate ?? '',
              formatDay(bonding.expires),
            ],
          ]
        : [],
    ),
    listRecords(
      words.facts.heading,
      [textColumn('Subject'), textColumn('What we have'), textColumn('Source'), expirationColumn],
      listFacts(safety),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

/** Lists the figures by year: one row for each figure, with a column for each year. */
function listFigures(years: readonly Year[], words: SafetyPageWords): SafetyTable {
  const figures: [title: string, read: (year: Year) => string | undefined][] = [
    ['EMR', ({ emr }) => emr?.toFixed(2)],
    ['TRIR', (year) => describeCases(year, 'trir')?.rate.toFixed(2)],
    ['Recordable cases', (year) => formatCount(describeCases(year, 'trir')?.cases)],
    ['DART', (year) => describeCases(year, 'dart')?.rate.toFixed(2)],
    ['DART cases', (year) => formatCount(describeCases(year, 'dart')?.cases)],
    ['Cases with days away from work', ({ lostTimeCases }) => formatCount(lostTimeCases)],
    ['Days away from work', ({ daysAway }) => formatCount(daysAway)],
    ['Fatalities', ({ fatalities }) => formatCount(fatalities)],
    ['Total hours worked by all employees', ({ hours }) => formatCount(hours)],
    ['Annual average number of employees', ({ employees }) => formatCount(employees)],
    ['Vehicle accidents per million miles', ({ vehicleRate }) => vehicleRate?.toFixed(1)],
    ['OSHA citations', ({ citations }) => formatCount(citations)],
  ];
  const rows = figures
    .map(([title, read]) => ({ title, values: years.map(read) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map(({ title, values }) => [title, ...values.map((value) => value ?? words.years.notStated)]);
  return {
    caption: words.years.heading,
    columns: [textColumn('Figure'), ...years.map(({ year }) => numberColumn(String(year)))],
    rows,
    phones: 'groups',
  };
}

/** Lists the facts that have a field of their own, then the owner's other facts. */
function listFacts(safety: Safety): string[][] {
  const { compensation, drugAndAlcohol, operatorQualification, writtenPrograms } = safety;
  const { uei, naics, facts = [] } = safety;
  const named: [label: string, value: string | undefined][] = [
    ['Workers’ compensation in Texas', compensation && compensationNames[compensation]],
    ['Drug and alcohol program', drugAndAlcohol],
    ['Operator qualification', operatorQualification],
    ['Written safety programs', writtenPrograms?.join(', ')],
    ['UEI', uei],
    ['NAICS', naics?.join(', ')],
  ];
  return [
    ...named.flatMap(([label, value]) => (value === undefined ? [] : [[label, value, '', '']])),
    ...facts.map(({ label, value, source = '', expires }) => [
      label,
      value,
      source,
      formatDay(expires),
    ]),
  ];
}

const compensationNames = { subscriber: 'Subscriber', 'non-subscriber': 'Non-subscriber' };

/** Returns a table without the columns that are empty in all rows. */
function listRecords(
  caption: string,
  columns: SafetyTable['columns'],
  rows: string[][],
): SafetyTable {
  const isUsed = (_: unknown, index: number) => rows.some((row) => row[index]);
  return {
    caption,
    columns: columns.filter(isUsed),
    rows: rows.map((row) => row.filter(isUsed)),
    phones: 'records',
  };
}

function formatCount(count: number | undefined): string | undefined {
  return count?.toLocaleString('en-US');
}

export function formatDay(day: Date | undefined): string {
  return day?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) ?? '';
}
