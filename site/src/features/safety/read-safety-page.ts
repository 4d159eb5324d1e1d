import type { Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/data/built-at.ts';
import { type Entry, readCompany, readSingleton } from '#site/data/content.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type SafetyContent = Awaited<ReturnType<typeof readSafetyPage>>;

/** Reads the content of the safety page. `safety` must contain only figures that have not expired. */
export async function readSafetyPage(safety: Safety) {
  const words = await readSingleton('safetyPage');
  const company = await readCompany();
  return typesetContent({
    words,
    company,
    documents: safety.documents,
    date: builtAt.toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: company.timeZone,
    }),
    hasRates: (safety.years ?? []).length > 0,
    tables: listTables(safety, words)
      .filter(({ rows }) => rows.length > 0)
      .map(removeEmptyColumns),
  });
}

/** Lists the tables of rates, insurance, programs and bonding. A table without figures has no rows. */
function listTables(safety: Safety, words: Omit<Entry<'safetyPage'>, 'id'>) {
  const { years = [], insurance = [], programs = [], bonding } = safety;
  return [
    {
      caption: words.years.heading,
      columns: [
        textColumn('Year'),
        numberColumn('EMR'),
        numberColumn('TRIR'),
        numberColumn('DART'),
        numberColumn('Hours'),
        { ...textColumn('Source'), phones: 'below' as const },
      ],
      rows: years.map(({ year, emr, trir, dart, hours, source }) => [
        String(year),
        formatRate(emr),
        formatRate(trir),
        formatRate(dart),
        hours.toLocaleString('en-US'),
        source,
      ]),
    },
    {
      caption: words.insurance.heading,
      columns: [textColumn('Policy'), textColumn('Limit'), expirationColumn],
      rows: insurance.map(({ kind, limit, expires }) => [kind, limit, formatDay(expires)]),
    },
    {
      caption: words.programs.heading,
      columns: [textColumn('Program'), textColumn('Number'), expirationColumn],
      rows: programs.map(({ name, number, expires }) => [name, number, formatDay(expires)]),
    },
    {
      caption: words.bonding.heading,
      columns: [
        textColumn('Surety'),
        textColumn('One job'),
        textColumn('All jobs'),
        expirationColumn,
      ],
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
}

const textColumn = (title: string) => ({ title });
const numberColumn = (title: string) => ({ title, align: 'end' as const });
/** Phones show the expiration date with its label below the row. */
const expirationColumn = { ...numberColumn('Expires'), phones: 'below' as const };
const formatRate = (value: number | undefined) => value?.toFixed(2) ?? '';
const formatDay = (day: Date | undefined) =>
  day?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) ?? '';

/** Removes the columns that are empty in all rows. */
function removeEmptyColumns<Column>(table: {
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
