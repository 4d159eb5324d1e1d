import { geoDistance } from 'd3-geo';
import type { ContentDocument } from '../content-document.ts';
import type { ContentProblem, FieldPath } from '../content-problem.ts';
import type { Entries } from '../read-content.ts';

/**
 * What the files of towns, bases, ring and page of the service area say differently from one another.
 * A file that its schema refuses is left to that refusal.
 */
export function findTownProblems(entries: Entries): ContentProblem[] {
  const bases = readBases(entries)?.map(({ city }) => city);
  const groups = readGroups(entries);
  const ring = readRing(entries);
  return [...(entries.get('towns') ?? [])].flatMap(([id, document]) => {
    const town = (document.value ?? {}) as Town;
    const problem = (path: FieldPath, message: string): ContentProblem => ({
      file: document.file,
      line: document.lineOf(path),
      field: document.nameOf(path),
      message,
    });
    return [
      bases && describeDrive(town, bases.includes(String(town.name))),
      groups && describePlaces(town, groups.flat().filter((each) => each === id).length, id),
      ring && describeDistance(town, ring),
    ].flatMap((found) => (found ? [problem([found[0]], found[1])] : []));
  });
}

/** The bases of the company, where its file says them. */
export function readBases(entries: Entries): { city: string }[] | undefined {
  const { bases } = fieldsOf<{ bases?: unknown }>(entries, 'company');
  if (!Array.isArray(bases)) return undefined;
  return bases.map((base: { city?: unknown } | null) => ({ city: String(base?.city) }));
}

type Town = {
  name?: unknown;
  latitude?: unknown;
  longitude?: unknown;
  drive?: unknown;
  card?: { subtitle?: unknown } | null;
};

type Found = readonly [field: keyof Town, message: string] | undefined;

function describeDrive({ drive, card }: Town, isBase: boolean): Found {
  if (isBase && drive) {
    return ['drive', 'this is a base of content/company.yaml; remove its drive'];
  }
  if (!isBase && !drive) {
    return [
      'drive',
      'missing; expected the way from the base that answers; write it as { from: Andrews, miles: 42, minutes: 50 }',
    ];
  }
  return isBase && String(card?.subtitle).includes('{miles}')
    ? ['card', 'a base has no {miles}; write what it is instead']
    : undefined;
}

function describePlaces({ card }: Town, places: number, id: string): Found {
  const page = 'content/pages/service-area.yaml';
  if (card && places === 0) {
    return ['card', `no group shows it; add ${id} to one under towns.groups of ${page}`];
  }
  if (card && places > 1) {
    return [
      'card',
      `it is listed ${places} times under towns.groups of ${page}; leave ${id} in one group`,
    ];
  }
  return !card && places > 0
    ? ['card', `missing; a group of ${page} shows ${id}: write the card, or remove it there`]
    : undefined;
}

type Ring = { center: [longitude: number, latitude: number]; radiusKm: number };

const earthRadiusKm = 6371.0088;

function describeDistance({ latitude, longitude }: Town, { center, radiusKm }: Ring): Found {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const away = Math.ceil(geoDistance([longitude, latitude], center) * earthRadiusKm);
  return away > radiusKm
    ? [
        'latitude',
        `${away} km from the center of the ring, which ends at ${radiusKm} km; correct the coordinates, or ring.radiusKm of content/region.yaml`,
      ]
    : undefined;
}

function readGroups(entries: Entries): string[][] | undefined {
  const { towns } = fieldsOf<{ towns?: { groups?: unknown } }>(entries, 'serviceAreaPage');
  if (!Array.isArray(towns?.groups)) return undefined;
  return towns.groups.map((group: { towns?: unknown } | null) =>
    Array.isArray(group?.towns) ? group.towns.map(String) : [],
  );
}

function readRing(entries: Entries): Ring | undefined {
  const { ring } = fieldsOf<{
    ring?: { center?: { latitude?: unknown; longitude?: unknown }; radiusKm?: unknown };
  }>(entries, 'region');
  const numbers = [ring?.center?.longitude, ring?.center?.latitude, ring?.radiusKm].map(Number);
  if (numbers.some(Number.isNaN)) return undefined;
  const [longitude = 0, latitude = 0, radiusKm = 0] = numbers;
  return { center: [longitude, latitude], radiusKm };
}

function fieldsOf<Value extends object>(entries: Entries, collection: string): Partial<Value> {
  const [document]: (ContentDocument | undefined)[] = [
    ...(entries.get(collection)?.values() ?? []),
  ];
  return (document?.value ?? {}) as Partial<Value>;
}
