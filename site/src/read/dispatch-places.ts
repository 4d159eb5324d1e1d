import { routes } from '#contract/routes.ts';
import { hasMap, type MappedRegion } from '#schemas/service-area.ts';
import { readCompany, readTowns } from './content.ts';
import { readSingleton } from './read-entries.ts';

/** A base or town on the dispatch map. */
export interface DispatchPlace {
  /** Name of the town's file without extension; for a base without a town file, the name of its city. */
  id: string;
  name: string;
  stateCode: string;
  grid?: string | undefined;
  latitude: number;
  longitude: number;
  /** Drive from the base that responds to calls from the town; undefined for a base. */
  drive?: { from: string; miles: number; minutes: number } | undefined;
  /** Address of the place's card on the service area page, or of the contact page if the place has no card. */
  href: string;
}

/** Returns each base, followed by the towns that the base responds to, nearest first. */
export async function readDispatch(): Promise<DispatchPlace[]> {
  const { bases } = await readCompany();
  const towns = await readTowns();
  return bases.flatMap(({ city, stateCode, position }) => {
    const baseTown = towns.find(({ name }) => name === city);
    const base: DispatchPlace = {
      id: baseTown?.id ?? city,
      name: city,
      stateCode,
      grid: baseTown?.grid,
      ...position,
      href: baseTown?.card ? `#${baseTown.id}` : routes.contact,
    };
    const served = towns
      .filter(({ drive, name }) => drive?.from === city && name !== city)
      .sort((a, b) => (a.drive?.minutes ?? 0) - (b.drive?.minutes ?? 0))
      .map(
        (town): DispatchPlace => ({ ...town, href: town.card ? `#${town.id}` : routes.contact }),
      );
    return [base, ...served];
  });
}

/** Returns the region of the service area; undefined if the region has no map. */
export async function readMappedRegion(): Promise<MappedRegion | undefined> {
  const region = await readSingleton('region');
  return hasMap(region) ? region : undefined;
}

/** Returns the region and places for the dispatch map; undefined if the region has no map. */
export async function readDispatchMap() {
  const region = await readMappedRegion();
  return region && { region, places: await readDispatch() };
}

/** Formats a duration. Example: 1 h 45 min */
export function formatMinutes(minutes: number): string {
  const hours = `${Math.floor(minutes / 60)}\u00a0h`;
  const rest = `${minutes % 60}\u00a0min`;
  if (minutes < 60) return rest;
  return minutes % 60 === 0 ? hours : `${hours} ${rest}`;
}
