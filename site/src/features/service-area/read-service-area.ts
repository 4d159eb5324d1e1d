import { readCompany } from '#site/read/content.ts';
import { readDispatch, readDispatchMap } from '#site/read/dispatch-places.ts';
import { resolveActions, resolveCards, resolveLinks } from '#site/read/links.ts';
import { readReferenced, readSingleton } from '#site/read/read-entries.ts';

export async function readServiceAreaPage() {
  const page = await readSingleton('serviceAreaPage');
  const company = await readCompany();
  const groups = await Promise.all(
    page.towns.groups.map(async (group) => ({ ...group, towns: await readTowns(group.towns) })),
  );
  return {
    ...page,
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
  };
}

/** Reads towns, and resolves the links on their cards. */
async function readTowns(references: readonly { id: string }[]) {
  const towns = await readReferenced('towns', references);
  return Promise.all(
    towns.map(async (town) => ({
      ...town,
      card: town.card && {
        ...town.card,
        links: await resolveLinks(town.card.links),
      },
    })),
  );
}
