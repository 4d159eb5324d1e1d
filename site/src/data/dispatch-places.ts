import { routes } from '#contract/routes.ts';
import { hasMap, type MappedRegion } from '#schemas/service-area.ts';
import { readCompany, readOnly, readTowns } from './content.ts';

/** A base or a town as the dispatch map shows it. */
export interface DispatchPlace {
  /** The name of the town's file; of a base without one its city. */
  id: string;
  name: string;
  stateCode: string;
  grid?: string | undefined;
  latitude: number;
  longitude: number;
  /** The way from the base that answers; a base has none. */
  drive?: { from: string; miles: number; minutes: number } | undefined;
  /** Its card on the page of the service area, or the contact page. */
  href: string;
}

/** Each base with the towns that it answers after it, the nearest first. */
export async function readDispatch(): Promise<DispatchPlace[]> {
  const { bases } = await readCompany();
  const towns = await readTowns();
  return bases.flatMap(({ city, stateCode, position }) => {
    const own = towns.find(({ name }) => name === city);
    const base: DispatchPlace = {
      id: own?.id ?? city,
      name: city,
      stateCode,
      grid: own?.grid,
      ...position,
      href: own?.card ? `#${own.id}` : routes.contact,
    };
    const answered = towns
      .filter(({ drive, name }) => drive?.from === city && name !== city)
      .sort((a, b) => (a.drive?.minutes ?? 0) - (b.drive?.minutes ?? 0))
      .map(
        (town): DispatchPlace => ({ ...town, href: town.card ? `#${town.id}` : routes.contact }),
      );
    return [base, ...answered];
  });
}

/** Region of the service area; undefined if the region has no map. */
export async function readMappedRegion(): Promise<MappedRegion | undefined> {
  const region = await readOnly('region');
  return hasMap(region) ? region : undefined;
}

/** Region and places for the dispatch map; undefined if the region has no map. */
export async function readDispatchMap() {
  const region = await readMappedRegion();
  return region && { region, places: await readDispatch() };
}

/** Example: 1 h 45 min */
export function formatMinutes(minutes: number): string {
  const hours = `${Math.floor(minutes / 60)}\u00a0h`;
  const rest = `${minutes % 60}\u00a0min`;
  if (minutes < 60) return rest;
  return minutes % 60 === 0 ? hours : `${hours} ${rest}`;
}
