import { enumerate, fillPlaceholders } from '#contract/placeholders.ts';
import { inquiryRoute, openingRoute, routes } from '#contract/routes.ts';
import { formatPay, type Opening } from '#schemas/opening.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import { hasPage, readCompany, readOpenings } from '#site/read/content.ts';
import { type DispatchPlace, formatMinutes, readDispatch } from '#site/read/dispatch-places.ts';
import { readPeople, readSamplePeopleNote } from '#site/read/people.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { absoluteUrl } from '#site/seo/urls.ts';

export type CareersContent = Awaited<ReturnType<typeof readCareersPage>>;

export type OpeningContent = Awaited<ReturnType<typeof readOpeningPage>>;

export async function readCareersPage() {
  const page = await readSingleton('careersPage');
  const { bases, phone } = await readCompany();
  const places = await readDispatch();
  const people = await readPeople();
  const { action } = await readSingleton('navigation');
  const writeButton = {
    label: action?.label ?? page.closing.opening.action,
    href: routes.workForm,
  };
  return {
    ...page,
    writeButton,
    callButton: { label: phone.display, href: `tel:${phone.number}` },
    band: { ...page.closing, landscape: 'crew' as const, buttons: [writeButton], join: null },
    truckCardLink: (await hasPage('truckCard'))
      ? (await readSingleton('samplesPage')).card.english.link
      : undefined,
    people: { ...page.people, shown: people, note: await readSamplePeopleNote(people) },
    open: (await readOpenings()).map((opening) => ({ ...opening, pay: formatPay(opening.pay) })),
    bases: {
      ...page.bases,
      items: bases.map(({ city, state }) => {
        const towns = enumerate([city, ...listTownsNear(city, places)]);
        return {
          title: `${city}, ${state}`,
          text: typeset(fillPlaceholders(page.bases.text, { towns })),
        };
      }),
    },
  };
}

/** Reads the page of a job opening. The link to the contact form fills in the title of the job. */
export async function readOpeningPage({ id, ...opening }: Opening & { id: string }, site: URL) {
  const path = openingRoute(id);
  const page = await readSingleton('careersPage');
  const { phone, bases } = await readCompany();
  const { title, base } = opening;
  const { action, ...words } = page.closing.opening;
  const writeButton = {
    label: action,
    href: inquiryRoute({ kind: 'work', about: `${toPlainCharacters(title)}, ${base}` }),
  };
  return {
    ...opening,
    words: page.opening,
    hiring: page.hiring,
    sample: opening.sample ? page.sample : undefined,
    path,
    address: absoluteUrl(path, site),
    place: `${base}, ${bases.find(({ city }) => city === base)?.state}`,
    pay: formatPay(opening.pay),
    buttons: [writeButton, { label: phone.display, href: `tel:${phone.number}` }],
    band: {
      label: page.closing.label,
      ...words,
      landscape: 'crew' as const,
      buttons: [writeButton],
      join: null,
    },
  };
}

/** Lists the towns served from a base, each with its drive time, for example "Kermit (45 min)". */
function listTownsNear(city: string, places: readonly DispatchPlace[]): string[] {
  return places.flatMap(({ name, drive }) => {
    if (drive?.from !== city) return [];
    const time = formatMinutes(drive.minutes).replaceAll(' ', '\u00a0');
    return [`${name} (${time})`];
  });
}
