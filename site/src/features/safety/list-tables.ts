import { findCurrentExpiration } from '#schemas/licenses-in-time.ts';
import type { Safety, SafetyPageWords } from '#schemas/safety.ts';
import { insuranceKinds, namePolicy } from '#schemas/safety-insurance.ts';
import { describeCases } from '#schemas/safety-years.ts';
import { builtAt } from '#site/read/built-at.ts';
import { formatDay } from './format-day.ts';
import { listFacts, type SafetySources } from './list-facts.ts';

export interface SafetyTable {
  caption: string;
  columns: { title: string; align?: 'end' }[];
  /** Cells of each row, in the order of the columns. */
  rows: string[][];
  /** The arrangement of the rows on phones. */
  phones: 'records' | 'groups';
}

type Year = NonNullable<Safety['years']>[number];
type Policy = NonNullable<Safety['insurance']>[number];

const textColumn = (title: string) => ({ title });
const numberColumn = (title: string) => ({ title, align: 'end' as const });
const expirationColumn = numberColumn('Expires');

/**
 * Returns the tables of the page. Values that buyers expect and the owner has not entered are "not stated". Tables
 * without any row become such a row of the last table.
 */
export function listTables(sources: SafetySources): SafetyTable[] {
  const { safety, words } = sources;
  const tables = [
    listLicenses(sources),
    listFigures(safety.years ?? [], words),
    listCurrentEmr(safety, words),
    listPolicies(safety.insurance, words),
    listBonding(safety, words),
    listPrograms(safety, words),
    listTraining(safety, words),
  ];
  const missing = tables.filter(({ rows }) => rows.length === 0);
  const facts = listRecords(
    words.facts.heading,
    [textColumn('Subject'), textColumn('What we have'), textColumn('Source'), expirationColumn],
    [...listFacts(sources), ...missing.map(({ caption }) => [caption, words.notStated, '', ''])],
  );
  return [...tables.filter(({ rows }) => rows.length > 0), facts];
}

function listLicenses({ company, words }: SafetySources): SafetyTable {
  const { notStated } = words;
  return listRecords(
    words.licenses.heading,
    [
      textColumn('State'),
      textColumn('Number'),
      textColumn('Class'),
      textColumn('Master electrician or qualifying party'),
      textColumn('Issued by'),
      expirationColumn,
    ],
    company.licenses.map((license) => [
      license.state,
      license.number,
      license.class ?? notStated,
      license.qualifier ?? notStated,
      license.authority?.name ?? '',
      formatDay(findCurrentExpiration(license, builtAt, company.timeZone)) || notStated,
    ]),
  );
}

/** Lists the figures by year: one row for each figure, with a column for each year. */
function listFigures(years: readonly Year[], words: SafetyPageWords): SafetyTable {
  const figures: [title: string, read: (year: Year) => string | undefined][] = [
    ['EMR', ({ emr }) => emr?.toFixed(2)],
    ['TRIR', (year) => describeCases(year, 'trir')?.rate.toFixed(2)],
    ['Recordable cases', (year) => formatCount(describeCases(year, 'trir')?.cases)],
    ['DART', (year) => describeCases(year, 'dart')?.rate.toFixed(2)],
    ['DART cases', (year) => formatCount(describeCases(year, 'dart')?.cases)],
    ['Lost-time cases (days away from work)', ({ lostTimeCases }) => formatCount(lostTimeCases)],
    ['Days away from work', ({ daysAway }) => formatCount(daysAway)],
    ['Restricted or transferred cases', ({ restrictedCases }) => formatCount(restrictedCases)],
    ['Fatalities', ({ fatalities }) => formatCount(fatalities)],
    ['Total hours worked by all employees', ({ hours }) => formatCount(hours)],
    ['Annual average number of employees', ({ employees }) => formatCount(employees)],
    ['Vehicle accidents per million miles', ({ vehicleRate }) => vehicleRate?.toFixed(1)],
    ['OSHA citations', ({ citations }) => formatCount(citations)],
  ];
  return {
    caption: words.years.heading,
    columns: [textColumn('Figure'), ...years.map(({ year }) => numberColumn(String(year)))],
    rows:
      years.length === 0
        ? []
        : figures.map(([title, read]) => [
            title,
            ...years.map((year) => read(year) ?? words.notStated),
          ]),
    phones: 'groups',
  };
}

function listCurrentEmr({ currentEmr }: Safety, words: SafetyPageWords): SafetyTable {
  return listRecords(
    words.currentEmr.heading,
    [textColumn('EMR'), textColumn('From'), textColumn('To'), textColumn('Stated in')],
    currentEmr
      ? [
          [
            currentEmr.rate.toFixed(2),
            formatDay(currentEmr.starts),
            formatDay(currentEmr.expires),
            currentEmr.letter ?? words.notStated,
          ],
        ]
      : [],
  );
}

/** Lists the policies in the order of the kinds that buyers ask for. A kind without a policy has a row, too. */
function listPolicies(policies: Safety['insurance'], words: SafetyPageWords): SafetyTable {
  const { notStated } = words;
  const showPolicy = (policy: Policy) => [
    namePolicy(policy),
    policy.limit,
    policy.aggregate ?? (hasAggregate(policy) ? notStated : 'n/a'),
    policy.insurer ?? notStated,
    policy.rating ?? notStated,
    formatDay(policy.expires),
  ];
  const expected = Object.entries(insuranceKinds).flatMap(([name, { title }]) => {
    const ofKind = policies?.filter(({ kind }) => kind === name) ?? [];
    return ofKind.length > 0 ? ofKind.map(showPolicy) : [[title, notStated, '', '', '', '']];
  });
  const others = policies?.filter(({ kind }) => kind === 'other') ?? [];
  return listRecords(
    words.insurance.heading,
    [
      textColumn('Policy'),
      textColumn('Limit'),
      textColumn('Aggregate'),
      textColumn('Insurer'),
      textColumn('Rating'),
      expirationColumn,
    ],
    policies ? [...expected, ...others.map(showPolicy)] : [],
  );
}

const hasAggregate = ({ kind }: Policy) => kind !== 'other' && insuranceKinds[kind].hasAggregate;

function listBonding({ bonding }: Safety, words: SafetyPageWords): SafetyTable {
  const { notStated } = words;
  return listRecords(
    words.bonding.heading,
    [textColumn('Surety'), textColumn('One job'), textColumn('All jobs'), expirationColumn],
    bonding
      ? [
          [
            bonding.surety,
            bonding.single ?? notStated,
            bonding.aggregate ?? notStated,
            formatDay(bonding.expires) || notStated,
          ],
        ]
      : [],
  );
}

function listPrograms({ programs = [] }: Safety, words: SafetyPageWords): SafetyTable {
  const { notStated } = words;
  return listRecords(
    words.programs.heading,
    [
      textColumn('Program'),
      textColumn('Number'),
      textColumn('Grade or status'),
      numberColumn('As of'),
      expirationColumn,
    ],
    programs.map(({ name, number, status, date, expires }) => [
      name,
      number,
      status ?? notStated,
      status ? formatDay(date) || notStated : '',
      formatDay(expires),
    ]),
  );
}

function listTraining({ training = [] }: Safety, words: SafetyPageWords): SafetyTable {
  return listRecords(
    words.training.heading,
    [textColumn('Course'), numberColumn('People who hold it')],
    training.map(({ course, people }) => [course, formatCount(people) ?? words.notStated]),
  );
}

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
