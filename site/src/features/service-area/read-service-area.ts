import { readCompany } from '#site/data/content.ts';
import { readDispatch, readDispatchMap } from '#site/data/dispatch-places.ts';
import { resolveActions, resolveCards, resolveLinks } from '#site/data/links.ts';
import { readReferenced, readSingleton } from '#site/data/read-entries.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';
import { nameLicensedStates } from './licensed-states.ts';

export async function readServiceAreaPage() {
  const page = await readSingleton('serviceAreaPage');
  const company = await readCompany();
  const nameStates = nameLicensedStates(company);
  const groups = await Promise.all(
    page.towns.groups.map(async (group) => ({ ...group, towns: await readTowns(group.towns) })),
  );
  return typesetContent({
    ...page,
    fit: {
      ...page.fit,
      points: page.fit.points.map((point) => ({ ...point, title: nameStates(point.title) })),
    },
    faqs: {
      ...page.faqs,
      items: page.faqs.items.map((faq) => ({ ...faq, answer: nameStates(faq.answer) })),
    },
    buttons: await resolveActions(page.actions),
    dispatchPlaces: await readDispatch(),
    dispatchMap: await readDispatchMap(),
    bases: company.bases,
    towns: { ...page.towns, groups },
    serviceCards: await resolveCards(
      'services',
      page.services.items.map(({ service, text }) => ({ entry: service, text })),
    ),
    facilityCards: await resolveCards(
      'facilityTypes',
      (page.facilityTypes?.items ?? []).map(({ facilityType, text }) => ({
        entry: facilityType,
        text,
      })),
    ),
  });
}

/** Reads towns, and fills in the links and the distance on their cards. */
async function readTowns(references: readonly { id: string }[]) {
  const towns = await readReferenced('towns', references);
  return Promise.all(
    towns.map(async (town) => ({
      ...town,
      card: town.card && {
        ...town.card,
        subtitle: town.card.subtitle.replaceAll('{miles}', `${town.drive?.miles}`),
        links: await resolveLinks(town.card.links),
      },
    })),
  );
}
