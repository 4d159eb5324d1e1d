import { geoDistance } from 'd3-geo';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import type { AcceptedContent } from '../read-content.ts';

/** What the files of towns, bases, ring and page of the service area say differently from one another. */
export function findTownProblems({
  towns = [],
  company,
  region,
  serviceAreaPage,
}: AcceptedContent): ContentProblem[] {
  const bases = company?.[0]?.value.bases.map(({ city }) => city);
  const shown = serviceAreaPage?.[0]?.value.towns.groups.flatMap((group) => group.towns);
  const ring = region?.[0]?.value.ring;
  return towns.flatMap(({ id, document, value: town }) =>
    [
      bases && describeDrive(town, bases),
      shown && describePlaces(town, shown.filter((each) => each.id === id).length, id),
      ring && describeDistance(town, ring),
    ].flatMap((found) => (found ? [problemAt(document, [found[0]], found[1])] : [])),
  );
}

/** Finds bases without a file in content/towns. */
export function findBaseProblems({ company, towns = [] }: AcceptedContent): ContentProblem[] {
  const [entry] = company ?? [];
  if (!entry) return [];
  return entry.value.bases.flatMap(({ city }, index) => {
    if (towns.some(({ value }) => value.name === city)) return [];
    const message = `no file in content/towns has the name ${city}; add one, without drive`;
    return [problemAt(entry.document, ['bases', index, 'city'], message)];
  });
}

type Town = NonNullable<AcceptedContent['towns']>[number]['value'];

type Found = readonly [field: keyof Town, message: string] | undefined;

function describeDrive({ name, drive, card }: Town, bases: readonly string[]): Found {
  const isBase = bases.includes(name);
  if (isBase && drive) {
    return ['drive', 'this is a base of content/company.yaml; remove its drive'];
  }
  if (!isBase && !drive) {
    const example = `{ from: ${bases[0]}, miles: 42, minutes: 50 }`;
    return [
      'drive',
      `missing; expected the way from the base that answers; write it as ${example}, or remove the file if you do not serve ${name}`,
    ];
  }
  return isBase && card?.subtitle.includes('{miles}')
    ? ['card', 'a base has no {miles}; write what it is instead']
    : undefined;
}

function describePlaces({ card }: Town, places: number, id: string): Found {
  const page = 'content/pages/service-area.yaml';
  if (card && places === 0) {
    return ['card', `no group shows it; add ${id} to one under towns.groups of ${page}`];
  }
  if (card && places > 1) {
    const listed = `it is listed ${places} times under towns.groups of ${page}`;
    return ['card', `${listed}; leave ${id} in one group`];
  }
  return !card && places > 0
    ? ['card', `missing; a group of ${page} shows ${id}: write the card, or remove it there`]
    : undefined;
}

type Ring = NonNullable<NonNullable<AcceptedContent['region']>[number]['value']['ring']>;

const earthRadiusKm = 6371.0088;

function describeDistance({ latitude, longitude }: Town, { center, radiusKm }: Ring): Found {
  const radians = geoDistance([longitude, latitude], [center.longitude, center.latitude]);
  const away = Math.ceil(radians * earthRadiusKm);
  if (away <= radiusKm) return undefined;
  const found = `${away} km from the center of the ring, which ends at ${radiusKm} km`;
  const remedy = 'correct the coordinates, or ring.radiusKm of content/region.yaml';
  return ['latitude', `${found}; ${remedy}`];
}

/**
 * Names in the first column of a sheet's table that are not on the sheet which lists them, and
 * numbers that two sheets have.
 */
export function findSheetProblems({ sheets = [] }: AcceptedContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  sheets.forEach(({ document, value: { number, blocks } }, index) => {
    const first = sheets.slice(0, index).findLast((sheet) => sheet.value.number === number);
    if (first) {
      const message = `${first.document.file} has this number; give one of the two another`;
      problems.push(problemAt(document, ['number'], message));
    }
    blocks.forEach((block, place) => {
      const listedOn = block.kind === 'table' ? block.listedOn : undefined;
      const list = sheets.find(({ id }) => id === listedOn?.id);
      if (!list) return;
      const names = list.value.blocks.flatMap(firstCells);
      firstCells(block).forEach((name, row) => {
        if (names.includes(name)) return;
        const message = `${name} is not in a first column of ${list.document.file}; correct it, or add it there`;
        problems.push(problemAt(document, ['blocks', place, 'rows', row, 'cells', 0], message));
      });
    });
  });
  return problems;
}

type Block = NonNullable<AcceptedContent['sheets']>[number]['value']['blocks'][number];

const firstCells = (block: Block) =>
  'rows' in block ? block.rows.map(({ cells: [name] }) => name) : [];
