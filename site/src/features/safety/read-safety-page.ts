import { routes } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import { describeCases, type Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/read/built-at.ts';
import { readCompany } from '#site/read/content.ts';
import { readPeople } from '#site/read/people.ts';
import { type Entry, readSingleton } from '#site/read/read-entries.ts';

export type SafetyContent = Awaited<ReturnType<typeof readSafetyPage>>;

interface Column {
  title: string;
  align?: 'end';
  phones?: 'below';
}

interface Table {
  caption: string;
  columns: Column[];
  /** Cells of each row, in the order of the columns. The cells of unknown values are empty. */
  rows: string[][];
}

const textColumn = (title: string): Column => ({ title });
const numberColumn = (title: string): Column => ({ title, align: 'end' });
/** Marks a column that phones show below the other columns of the row. */
const belowOnPhones = (column: Column): Column => ({ ...column, phones: 'below' });
const expirationColumn = belowOnPhones(numberColumn('Expires'));

/** Reads the content of the safety page. `safety` must contain only figures that have not expired. */
export async function readSafetyPage(safety: Safety) {
  const words = await readSingleton('safetyPage');
  const company = await readCompany();
  const { quoteBand } = await readSingleton('navigation');
  const buildDate = builtAt.toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: company.timeZone,
  });
  const dates = [{ name: 'Page built', date: buildDate }];
  if (safety.checked) dates.unshift({ name: 'Figures checked', date: formatDay(safety.checked) });
  return {
    words,
    company,
    licenses: company.licenses.map((license) => ({
      label: `${license.state} license`,
      text: [
        license.number,
        ...describeLicense(license, builtAt, company.timeZone),
        ...(license.authority ? [`Issued by ${license.authority.name}`] : []),
      ].join('; '),
    })),
    documents: safety.documents,
    people: (await readPeople()).filter(({ subjects }) => subjects),
    quote: { label: quoteBand.action, href: routes.contactForm },
    dates,
    hasRates: (safety.years ?? []).length > 0,
    tables: listTables(safety, words),
  };
}

/** Returns the tables of the page. Empty tables and empty columns are omitted. */
function listTables(safety: Safety, words: Omit<Entry<'safetyPage'>, 'id'>): Table[] {
  const { years = [], insurance = [], programs = [], bonding, facts = [] } = safety;
  const tables = [
    listRates(words.years.heading, years),
    listOtherFigures(words.years.others, years),
    {
      caption: words.insurance.heading,
      columns: [textColumn('Policy'), textColumn('Limit'), expirationColumn],
      rows: insurance.map(({ kind, limit, expires }) => [kind, limit, formatDay(expires)]),
    },
    listPrograms(words.programs.heading, programs),
    listBonding(words.bonding.heading, bonding),
    listFacts(words.facts.heading, facts),
  ];
  return tables.filter(({ rows }) => rows.length > 0).map(removeEmptyColumns);
}

type Year = NonNullable<Safety['years']>[number];

function listRates(caption: string, years: readonly Year[]): Table {
  return {
    caption,
    columns: [
      textColumn('Year'),
      numberColumn('EMR'),
      numberColumn('TRIR'),
      belowOnPhones(numberColumn('Recordable cases')),
      numberColumn('DART'),
      belowOnPhones(numberColumn('DART cases')),
      numberColumn('Hours'),
      belowOnPhones(textColumn('Source')),
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
  };
}

/** Lists the figures of each year that are not rates. Years without such figures are omitted. */
function listOtherFigures(caption: string, years: readonly Year[]): Table {
  const yearsWithFigures = years.filter(({ employees, fatalities, citations }) =>
    [employees, fatalities, citations].some((value) => value !== undefined),
  );
  return {
    caption,
    columns: [
      textColumn('Year'),
      numberColumn('Staff'),
      numberColumn('Fatalities'),
      numberColumn('Citations'),
    ],
    rows: yearsWithFigures.map(({ year, employees, fatalities, citations }) => [
      String(year),
      formatCount(employees),
      formatCount(fatalities),
      formatCount(citations),
    ]),
  };
}

function listPrograms(caption: string, programs: NonNullable<Safety['programs']>): Table {
  return {
    caption,
    columns: [
      textColumn('Program'),
      textColumn('Number'),
      textColumn('Status'),
      belowOnPhones(numberColumn('As of')),
      expirationColumn,
    ],
    rows: programs.map(({ name, number, status = '', date, expires }) => [
      name,
      number,
      status,
      formatDay(date),
      formatDay(expires),
    ]),
  };
}

function listBonding(caption: string, bonding: Safety['bonding']): Table {
  const columns = [
    textColumn('Surety'),
    textColumn('One job'),
    textColumn('All jobs'),
    expirationColumn,
  ];
  if (!bonding) return { caption, columns, rows: [] };
  const { surety, single = '', aggregate = '', expires } = bonding;
  return { caption, columns, rows: [[surety, single, aggregate, formatDay(expires)]] };
}

function listFacts(caption: string, facts: NonNullable<Safety['facts']>): Table {
  return {
    caption,
    columns: [
      textColumn('Subject'),
      textColumn('What we have'),
      belowOnPhones(textColumn('Source')),
      expirationColumn,
    ],
    rows: facts.map(({ label, value, source = '', expires }) => [
      label,
      value,
      source,
      formatDay(expires),
    ]),
  };
}

/** Removes the columns that are empty in all rows. */
function removeEmptyColumns({ caption, columns, rows }: Table): Table {
  const isUsed = (_: unknown, index: number) => rows.some((row) => row[index]);
  return {
    caption,
    columns: columns.filter(isUsed),
    rows: rows.map((row) => row.filter(isUsed)),
  };
}

function formatRate(rate: number | undefined): string {
  return rate?.toFixed(2) ?? '';
}

function formatCount(count: number | undefined): string {
  return count?.toLocaleString('en-US') ?? '';
}

function formatDay(day: Date | undefined): string {
  return day?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) ?? '';
}
