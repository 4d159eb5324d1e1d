import { routes } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import type { Safety } from '#schemas/safety.ts';
import { builtAt } from '#site/read/built-at.ts';
import { readCompany } from '#site/read/content.ts';
import { readPeople, readSamplePeopleNote } from '#site/read/people.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { formatDay, listTables } from './list-tables.ts';

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
  const dates = [{ name: 'Page built', date: buildDate }];
  if (safety.checked) dates.unshift({ name: 'Figures checked', date: formatDay(safety.checked) });
  const { years = [] } = safety;
  const people = await readPeople();
  return {
    words,
    company,
    sample: safety.sample ? words.sample : undefined,
    licenses: company.licenses.map((license) => ({
      label: `${license.state} license`,
      text: [
        license.number,
        ...describeLicense(license, builtAt, company.timeZone),
        ...(license.authority ? [`Issued by ${license.authority.name}`] : []),
      ].join('; '),
    })),
    documents: safety.documents,
    contacts: people.filter(({ subjects }) => subjects),
    crew: { people, note: await readSamplePeopleNote(people) },
    quote: { label: quoteBand.action, href: routes.contactForm },
    dates,
    hasRates: years.length > 0,
    tables: listTables(safety, words),
    sources: years.map(({ year, source, emrPeriod, emrLetter }) => ({
      year: String(year),
      text: [source, emrPeriod && `EMR for ${emrPeriod}`, emrLetter].filter(Boolean).join('; '),
    })),
    injuries: years.flatMap(({ year, injuries }) =>
      injuries ? [{ year: String(year), text: injuries }] : [],
    ),
  };
}
