import { geoDistance } from 'd3-geo';
import type { Company } from '#contract/company.ts';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, type FieldPath, problemAt } from '../content-problem.ts';
import type { AcceptedContent } from '../read-content.ts';
import { findState, gridStates, keepSameTime, usStates } from '../us-states.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** Reports a problem in the file that is checked. */
type Report = (path: FieldPath, message: string) => ContentProblem;

/** Mean radius of the earth. */
const earthRadiusKm = 6371.0088;

const milesPerKm = 1 / 1.609344;

/** How far the office may be from the center of its town. Large cities have offices this far out. */
const longestToOfficeKm = 40;

/** How far a base may be from the town of the same name, and the map on the contact page from the office. */
const longestToSamePlaceKm = 10;

/** States whose authority for electrical licenses visitors find by the license itself. */
const statesWithKnownAuthority = ['TX', 'NM'];

/**
 * Finds facts about places that contradict one another: states, time zone, positions, the map on the contact page, grids
 * and the authorities of licenses. Addresses outside the United States are not compared with states.
 */
export function findPlaceProblems(content: AcceptedContent): ContentProblem[] {
  const [entry] = content.company ?? [];
  return [
    ...findRegionProblems(content),
    ...findGridProblems(content),
    ...(entry ? findCompanyProblems(entry.value, content, reportIn(entry.document)) : []),
  ];
}

const reportIn =
  (document: ContentDocument): Report =>
  (path, message) =>
    problemAt(document, path, message);

function findCompanyProblems(
  company: Company,
  content: AcceptedContent,
  report: Report,
): ContentProblem[] {
  const positions = findPositionProblems(company, content, report);
  if (company.address.country !== 'US') return positions;
  return [
    ...positions,
    ...findBaseStateProblems(company, content, report),
    ...findTimeZoneProblems(company, report),
    ...findLicenseProblems(company, report),
  ];
}

function findBaseStateProblems(
  { bases }: Company,
  { region }: AcceptedContent,
  report: Report,
): ContentProblem[] {
  const served = region?.[0]?.value.states.map(({ code }) => code);
  return bases.flatMap(({ state, stateCode }, index) => {
    const name = usStates[stateCode]?.name;
    const path = ['bases', index];
    if (name === undefined) {
      return [
        report([...path, 'stateCode'], `${stateCode} is not a state; correct the two letters`),
      ];
    }
    if (name !== state) {
      const message = `"${state}" is not the state ${stateCode}, which is ${name}; correct state or stateCode`;
      return [report([...path, 'state'], message)];
    }
    if (served && !served.includes(stateCode)) {
      const message = `${stateCode} is not among the states in content/region.yaml; add it there, or correct the base`;
      return [report([...path, 'stateCode'], message)];
    }
    return [];
  });
}

function findTimeZoneProblems({ address, timeZone }: Company, report: Report): ContentProblem[] {
  const office = usStates[address.state];
  if (!office) {
    const message = `${address.state} is not a state; correct the two letters`;
    return [report(['address', 'state'], message)];
  }
  if (office.timeZones.some((zone) => keepSameTime(zone, timeZone))) return [];
  const expected = office.timeZones.join(' or ');
  const message = `${timeZone} is not the time in ${office.name}, where the office is; expected ${expected}`;
  return [report(['timeZone'], message)];
}

function findLicenseProblems({ licenses }: Company, report: Report): ContentProblem[] {
  return licenses.flatMap(({ state, authority }, index) => {
    const found = findState(state);
    if (!found) {
      const message = `"${state}" is not a state; write its name, for example Texas`;
      return [report(['licenses', index, 'state'], message)];
    }
    if (authority || statesWithKnownAuthority.includes(found.code)) return [];
    const message = `missing; expected the authority of ${found.name} that issued the license, so that visitors can check it: write its name and the url of its license search`;
    return [report(['licenses', index, 'authority'], message)];
  });
}

function findPositionProblems(
  { address, bases, position, map }: Company,
  { towns = [] }: AcceptedContent,
  report: Report,
): ContentProblem[] {
  const townOf = (city: string) => towns.find(({ value }) => value.name === city)?.value;
  const problems = bases.flatMap((base, index) => {
    const town = townOf(base.city);
    const distance = town && distanceKm(base.position, town);
    if (distance === undefined || distance <= longestToSamePlaceKm) return [];
    const message = `${formatDistance(distance)} from ${base.city} in content/towns; correct one of the two positions`;
    return [report(['bases', index, 'position'], message)];
  });
  const center = townOf(address.city) ?? bases.find(({ city }) => city === address.city)?.position;
  const toOffice = center && distanceKm(position, center);
  if (toOffice !== undefined && toOffice > longestToOfficeKm) {
    const message = `${formatDistance(toOffice)} from ${address.city}, the town of the address; correct the position or the address`;
    problems.push(report(['position'], message));
  }
  const shown = readMapPosition(map.embed);
  const toMap = shown && distanceKm(position, shown);
  if (toMap !== undefined && toMap > longestToSamePlaceKm) {
    const message = `the map shows a place ${formatDistance(toMap)} from the office at position; copy the address of a map of the office`;
    problems.push(report(['map', 'embed'], message));
  }
  return problems;
}

/** Reads the marked place from the address of an OpenStreetMap map, or the center of the map if no place is marked. */
function readMapPosition(embed: string): Position | undefined {
  const { searchParams } = new URL(embed);
  const numbersOf = (name: string) => (searchParams.get(name) ?? '').split(',').map(Number);
  const [latitude = Number.NaN, longitude = Number.NaN] = numbersOf('marker');
  if (Number.isFinite(latitude + longitude)) return { latitude, longitude };
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] =
    numbersOf('bbox');
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return Number.isFinite(center.latitude + center.longitude) ? center : undefined;
}

function findRegionProblems({ region, towns = [] }: AcceptedContent): ContentProblem[] {
  const [entry] = region ?? [];
  if (!entry || towns.length === 0) return [];
  const report = reportIn(entry.document);
  return entry.value.states.flatMap(({ name, code }, index) => {
    const known = usStates[code];
    if (known && known.name !== name) {
      const message = `"${name}" is not the state ${code}, which is ${known.name}; correct name or code`;
      return [report(['states', index, 'name'], message)];
    }
    if (towns.some(({ value }) => value.stateCode === code)) return [];
    const message = `no town in content/towns is in ${name}; remove this state, or add a town`;
    return [report(['states', index], message)];
  });
}

function findGridProblems({ towns = [] }: AcceptedContent): ContentProblem[] {
  return towns.flatMap(({ document, value: { grid, stateCode } }) =>
    Object.entries(gridStates).flatMap(([operator, states]) => {
      if (!grid.includes(operator) || states.includes(stateCode)) return [];
      const message = `${operator} is not a grid in ${usStates[stateCode]?.name ?? stateCode}; write the grid or the utility of this town`;
      return [problemAt(document, ['grid'], message)];
    }),
  );
}

function distanceKm(one: Position, other: Position): number {
  const radians = geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]);
  return radians * earthRadiusKm;
}

const formatDistance = (km: number) =>
  `${Math.round(km * milesPerKm)} miles (${Math.round(km)} km)`;
