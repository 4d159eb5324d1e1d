import { inquiryRoute, routes, safetyRoute } from '#contract/routes.ts';
import type { Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/read/built-at.ts';
import { readCompany } from '#site/read/content.ts';
import { readPeople, readSamplePeopleNote } from '#site/read/people.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { formatDay } from './format-day.ts';
import { listTables } from './list-tables.ts';

export type SafetyContent = Awaited<ReturnType<typeof readSafetyPage>>;

/** Reads the content of the safety page. `safety` must contain only figures that have not expired. */
export async function readSafetyPage(safety: Safety) {
  const words = await readSingleton('safetyPage');
  const company = await readCompany();
  const { quoteBand } = await readSingleton('navigation');
  const buildDate = builtAt.toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: company.timeZone,
  });
  const { years = [], checked, contacts = {} } = safety;
  const people = await readPeople();
  return {
    words,
    company,
    sample: safety.sample ? words.sample : undefined,
    contacts,
    documents: {
      names: safety.documents ?? [],
      request: inquiryRoute({ about: words.documents.about }),
    },
    buyersContacts: people.filter(({ subjects }) => subjects),
    crew: { people, note: await readSamplePeopleNote(people) },
    quote: { label: quoteBand.action, href: routes.contactForm },
    /** The date of the figures, who confirms them, and the date of the page. */
    dates: [
      { name: 'Figures as of', text: formatDay(checked?.on) || words.notStated },
      { name: 'Confirmed by', text: checked?.by ?? words.notStated },
      { name: 'Page built', text: buildDate },
    ],
    address: new URL(safetyRoute, company.siteUrl).href,
    hasRates: years.length > 0,
    tables: listTables({ safety, words, company, states: await listStates(safety) }),
    sources: years.map((year) => ({
      year: String(year.year),
      text: [year.source, ...describeEmrSource(year, words.notStated)].join('; '),
    })),
    injuries: years.flatMap(({ year, injuries }) =>
      injuries ? [{ year: String(year), text: injuries }] : [],
    ),
  };
}

/** Lists the states of the company's bases, then other states for which the owner states workers' compensation. */
async function listStates({ compensation = [] }: Safety) {
  const { bases } = await readCompany();
  const { states } = await readSingleton('region');
  const codes = new Set([
    ...bases.map(({ stateCode }) => stateCode),
    ...compensation.map(({ state }) => state),
  ]);
  return [...codes].map((code) => ({
    code,
    name: states.find((state) => state.code === code)?.name ?? code,
  }));
}

type Year = NonNullable<Safety['years']>[number];

/** Describes the policy period of a year's EMR and the letter that states it; nothing if the year has no EMR. */
function describeEmrSource({ emr, emrPeriod, emrLetter }: Year, notStated: string): string[] {
  if (emr === undefined) return [];
  const period = emrPeriod ? `EMR for ${emrPeriod}` : `policy period of the EMR ${notStated}`;
  return [period, emrLetter ?? `EMR letter ${notStated}`];
}
