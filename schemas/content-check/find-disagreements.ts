import { geoDistance } from 'd3-geo';
import { z } from 'zod';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import { isCrewNumber } from '../person.ts';
import type { AcceptedContent, Entries } from '../read-content.ts';

type Town = NonNullable<AcceptedContent['towns']>[number]['value'];
type Ring = NonNullable<NonNullable<AcceptedContent['region']>[number]['value']['ring']>;
type Block = NonNullable<AcceptedContent['sheets']>[number]['value']['blocks'][number];

interface TownProblem {
  field: keyof Town;
  message: string;
}

const withName = z.object({ name: z.string() });

/** Mean radius of the earth. */
const earthRadiusKm = 6371.0088;

/** Finds towns that contradict the bases, the ring on the map or the service area page. */
export function findTownProblems({
  towns = [],
  company,
  region,
  serviceAreaPage,
}: AcceptedContent): ContentProblem[] {
  const bases = company?.[0]?.value.bases.map(({ city }) => city);
  const shown = serviceAreaPage?.[0]?.value.towns.groups.flatMap((group) => group.towns);
  const ring = region?.[0]?.value.ring;
  return towns.flatMap(({ id, document, value: town }) => {
    const timesShown = shown?.filter((reference) => reference.id === id).length;
    const problems = [
      bases && checkDrive(town, bases),
      timesShown !== undefined && checkCard(town, timesShown, id),
      ring && checkDistance(town, ring),
    ];
    return problems
      .filter((problem) => !!problem)
      .map(({ field, message }) => problemAt(document, [field], message));
  });
}

/** Finds articles whose reviewer has a crew number instead of a name. Readers must be able to look up a reviewer. */
export function findReviewerProblems({ articles = [], people = [] }: AcceptedContent) {
  return articles.flatMap(({ document, value: { reviewed } }) => {
    const id = reviewed?.reviewedBy?.id;
    const reviewer = people.find((person) => person.id === id)?.value;
    if (!reviewer || !isCrewNumber(reviewer.name)) return [];
    const message = `content/people/${id}.yaml has a crew number instead of a name; choose a person with a name, or remove reviewedBy`;
    return [problemAt(document, ['reviewed', 'reviewedBy'], message)];
  });
}

/** Finds bases of the company without a file in content/towns. */
export function findBaseProblems({ company }: AcceptedContent, entries: Entries): ContentProblem[] {
  const [entry] = company ?? [];
  if (!entry) return [];
  // Also includes files with other mistakes, which are reported separately.
  const names = [...(entries.get('towns')?.values() ?? [])].map(
    ({ value }) => withName.safeParse(value).data?.name,
  );
  return entry.value.bases.flatMap(({ city }, index) => {
    if (names.includes(city)) return [];
    const message = `no file in content/towns has the name ${city}; add one without \`drive\``;
    return [problemAt(entry.document, ['bases', index, 'city'], message)];
  });
}

function checkDrive(
  { name, drive, card }: Town,
  bases: readonly string[],
): TownProblem | undefined {
  const isBase = bases.includes(name);
  if (isBase && drive) {
    return {
      field: 'drive',
      message: 'this town is a base in content/company.yaml; remove `drive`',
    };
  }
  if (!isBase && !drive) {
    const example = `{ from: ${bases[0]}, miles: 42, minutes: 50 }`;
    const message = `missing; expected the drive from the responding base, for example ${example}; add it, or remove the file if you do not serve ${name}`;
    return { field: 'drive', message };
  }
  if (isBase && card?.subtitle.includes('{miles}')) {
    return {
      field: 'card',
      message: 'a base has no distance for {miles}; describe the town instead',
    };
  }
  return undefined;
}

function checkCard({ card }: Town, timesShown: number, id: string): TownProblem | undefined {
  const page = 'content/pages/service-area.yaml';
  if (card && timesShown === 0) {
    const message = `no group shows this card; add ${id} to a group under towns.groups in ${page}`;
    return { field: 'card', message };
  }
  if (card && timesShown > 1) {
    const listed = `${id} is listed ${timesShown} times under towns.groups in ${page}`;
    return { field: 'card', message: `${listed}; keep it in one group` };
  }
  if (!card && timesShown > 0) {
    const message = `missing; a group in ${page} shows ${id}: add the card, or remove ${id} from the group`;
    return { field: 'card', message };
  }
  return undefined;
}

function checkDistance(
  { latitude, longitude }: Town,
  { center, radiusKm }: Ring,
): TownProblem | undefined {
  const radians = geoDistance([longitude, latitude], [center.longitude, center.latitude]);
  const distanceKm = Math.ceil(radians * earthRadiusKm);
  if (distanceKm <= radiusKm) return undefined;
  const problem = `${distanceKm} km from the center of the ring, which has a radius of ${radiusKm} km`;
  const remedy = 'correct the coordinates, or ring.radiusKm in content/region.yaml';
  return { field: 'latitude', message: `${problem}; ${remedy}` };
}

/**
 * Finds sheets with the same number or form id, and names in the first column of a table that are missing on the sheet
 * referenced by `listedOn`.
 */
export function findSheetProblems({ sheets = [] }: AcceptedContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  sheets.forEach(({ document, value: { number, formId, blocks } }, index) => {
    const earlier = sheets.slice(0, index);
    const first = earlier.findLast((sheet) => sheet.value.number === number);
    if (first) {
      const message = `${first.document.file} has the same number; change one of the two`;
      problems.push(problemAt(document, ['number'], message));
    }
    const sameForm = earlier.findLast((sheet) => sheet.value.formId === formId);
    if (sameForm) {
      const message = `${sameForm.document.file} has the same formId; change the one of the newer sheet`;
      problems.push(problemAt(document, ['formId'], message));
    }
    blocks.forEach((block, blockIndex) => {
      const listedOn = block.kind === 'table' ? block.listedOn : undefined;
      const list = sheets.find(({ id }) => id === listedOn?.id);
      if (!list) return;
      const names = list.value.blocks.flatMap(firstCells);
      firstCells(block).forEach((name, row) => {
        if (names.includes(name)) return;
        const message = `${name} is not in the first column of any table in ${list.document.file}; correct the name, or add it there`;
        problems.push(
          problemAt(document, ['blocks', blockIndex, 'rows', row, 'cells', 0], message),
        );
      });
    });
  });
  return problems;
}

/** Returns the cells in the first column of a block; none if the block has no rows. */
const firstCells = (block: Block) =>
  'rows' in block ? block.rows.map(({ cells: [name] }) => name) : [];
