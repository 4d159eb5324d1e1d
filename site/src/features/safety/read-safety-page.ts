import type { Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/data/built-at.ts';
import { readCompany, readOnly } from '#site/data/content.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type SafetyContent = Awaited<ReturnType<typeof readSafetyPage>>;

/** Content of the safety page. `safety` must contain only figures that have not expired. */
export async function readSafetyPage(safety: Safety) {
  const words = await readOnly('safetyPage');
  const company = await readCompany();
  const { years = [], insurance = [], programs = [], bonding, documents } = safety;
  const tables = [
    {
      caption: words.years.heading,
      columns: [
        column('Year'),
        number('EMR'),
        number('TRIR'),
        number('DART'),
        number('Hours'),
        { ...column('Source'), phones: 'below' as const },
      ],
      rows: years.map(({ year, emr, trir, dart, hours, source }) => [
        String(year),
        rate(emr),
        rate(trir),
        rate(dart),
        hours.toLocaleString('en-US'),
        source,
      ]),
    },
    {
      caption: words.insurance.heading,
      columns: [column('Policy'), column('Limit'), expires],
      rows: insurance.map(({ kind, limit, expires }) => [kind, limit, formatDay(expires)]),
    },
    {
      caption: words.programs.heading,
      columns: [column('Program'), column('Number'), expires],
      rows: programs.map(({ name, number, expires }) => [name, number, formatDay(expires)]),
    },
    {
      caption: words.bonding.heading,
      columns: [column('Surety'), column('One job'), column('All jobs'), expires],
      rows: bonding
        ? [
            [
              bonding.surety,
              bonding.single ?? '',
              bonding.aggregate ?? '',
              formatDay(bonding.expires),
            ],
          ]
        : [],
    },
  ];
  return typesetContent({
    words,
    company,
    documents,
    date: builtAt.toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: company.timeZone,
    }),
    hasRates: years.length > 0,
    tables: tables.filter(({ rows }) => rows.length > 0).map(leaveOutEmptyColumns),
  });
}

const column = (title: string) => ({ title });
const number = (title: string) => ({ title, align: 'end' as const });
/** Phones show the expiration date with its label below the row. */
const expires = { ...number('Expires'), phones: 'below' as const };
const rate = (value: number | undefined) => value?.toFixed(2) ?? '';
const formatDay = (day: Date | undefined) =>
  day?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) ?? '';

/** Removes the columns that are empty in all rows. */
function leaveOutEmptyColumns<Column>(table: {
  caption: string;
  columns: Column[];
  rows: string[][];
}) {
  const isUsed = (_: unknown, index: number) => table.rows.some((row) => row[index]);
  return {
    ...table,
    columns: table.columns.filter(isUsed),
    rows: table.rows.map((row) => row.filter(isUsed)),
  };
}
