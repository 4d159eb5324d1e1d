import { routes } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import { describeCases, type Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/data/built-at.ts';
import { readCompany } from '#site/data/content.ts';
import { readSingleton } from '#site/data/read-entries.ts';
import { readPeople } from '#site/pictures/people.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type SafetyContent = Awaited<ReturnType<typeof readSafetyPage>>;

/** Reads the content of the safety page. `safety` must contain only figures that have not expired. */
export async function readSafetyPage(safety: Safety) {
  const words = await readSingleton('safetyPage');
  const company = await readCompany();
  const { quoteBand } = await readSingleton('navigation');
  const { years = [], insurance = [], programs = [], bonding, facts = [], documents } = safety;
  const tables = [
    {
      caption: words.years.heading,
      columns: [
        textColumn('Year'),
        numberColumn('EMR'),
        numberColumn('TRIR'),
        { ...numberColumn('Recordable cases'), phones: 'below' as const },
        numberColumn('DART'),
        { ...numberColumn('DART cases'), phones: 'below' as const },
        numberColumn('Hours'),
        { ...textColumn('Source'), phones: 'below' as const },
      ],
      rows: years.map((figures) => {
        const recordable = describeCases(figures, 'trir');
        const dart = describeCases(figures, 'dart');
        return [
          String(figures.year),
          formatRate(figures.emr),
          formatRate(recordable?.rate),
          formatCount(recordable?.cases),
          formatRate(dart?.rate),
          formatCount(dart?.cases),
          formatCount(figures.hours),
          figures.source,
        ];
      }),
    },
    {
      caption: words.years.others,
      columns: [
        textColumn('Year'),
        numberColumn('Staff'),
        numberColumn('Fatalities'),
        numberColumn('Citations'),
      ],
      rows: years
        .filter(({ employees, fatalities, citations }) =>
          [employees, fatalities, citations].some((value) => value !== undefined),
        )
        .map(({ year, employees, fatalities, citations }) => [
          String(year),
          formatCount(employees),
          formatCount(fatalities),
          formatCount(citations),
        ]),
    },
    {
      caption: words.insurance.heading,
      columns: [textColumn('Policy'), textColumn('Limit'), expirationColumn],
      rows: insurance.map(({ kind, limit, expires }) => [kind, limit, formatDay(expires)]),
    },
    {
      caption: words.programs.heading,
      columns: [
        textColumn('Program'),
        textColumn('Number'),
        textColumn('Status'),
        { ...numberColumn('As of'), phones: 'below' as const },
        expirationColumn,
      ],
      rows: programs.map(({ name, number, status = '', date, expires }) => [
        name,
        number,
        status,
        formatDay(date),
        formatDay(expires),
      ]),
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
    {
      caption: words.facts.heading,
      columns: [
        textColumn('Subject'),
        textColumn('What we have'),
        { ...textColumn('Source'), phones: 'below' as const },
        expirationColumn,
      ],
      rows: facts.map(({ label, value, source = '', expires }) => [
        label,
        value,
        source,
        formatDay(expires),
      ]),
    },
  ];
  return typesetContent({
    words,
    company,
    licenses: company.licenses.map((license) => ({
      label: `${license.state} license`,
      text: [license.number, ...describeLicense(license, builtAt, company.timeZone)].join('; '),
    })),
    documents,
    people: (await readPeople()).filter(({ subjects }) => subjects),
    quote: { label: quoteBand.action, href: routes.contactForm },
    dates: [
      ...(safety.checked ? [['Figures checked', formatDay(safety.checked)] as const] : []),
      [
        'Page built',
        builtAt.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: company.timeZone }),
      ] as const,
    ],
    hasRates: years.length > 0,
    tables: tables.filter(({ rows }) => rows.length > 0).map(removeEmptyColumns),
  });
}

const textColumn = (title: string) => ({ title });
const numberColumn = (title: string) => ({ title, align: 'end' as const });
/** Phones show the expiration date with its label below the row. */
const expirationColumn = { ...numberColumn('Expires'), phones: 'below' as const };
const formatRate = (rate: number | undefined) => rate?.toFixed(2) ?? '';
const formatCount = (count: number | undefined) => count?.toLocaleString('en-US') ?? '';
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
