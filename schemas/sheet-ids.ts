import { fixedLineIds } from './permanent-ids.ts';
import type { Block } from './sheet-blocks.ts';

interface Identified {
  id?: string | undefined;
}

/** The fields of a sheet that contain permanent ids. */
interface SheetParts {
  facts: readonly Identified[];
  blankLines?: readonly Identified[] | undefined;
  blankSigners?: readonly Identified[] | undefined;
  blocks: readonly Block[];
  retired?: readonly string[] | undefined;
}

/** The path of a field and the id in it. Rows that no form prints have no id. */
type Place = [path: PropertyKey[], id: string | undefined];

interface IdProblem {
  path: PropertyKey[];
  message: string;
}

/** Finds ids that another part of the same scope has or had, and rows of the field form without an id. */
export function findIdProblems(sheet: SheetParts): IdProblem[] {
  const { facts, blankLines = [], blankSigners = [], blocks, retired = [] } = sheet;
  const lines = [...placesOf(facts, ['facts']), ...placesOf(blankLines, ['blankLines'])];
  const scopes = [lines, placesOf(blankSigners, ['blankSigners']), placesOf(blocks, ['blocks'])];
  blocks.forEach((block, index) => {
    const path = ['blocks', index];
    if (!('columns' in block)) return;
    const { columns, blank } = block;
    const rows = 'rows' in block ? placesOf(block.rows, [...path, 'rows']) : [];
    const compared = 'compared' in block ? placesOf(block.compared, [...path, 'compared']) : [];
    const spare = placesOf(blank?.spare ?? [], [...path, 'blank', 'spare']);
    const extraColumns = placesOf(blank?.columns ?? [], [...path, 'blank', 'columns']);
    scopes.push([...placesOf(columns, [...path, 'columns']), ...extraColumns]);
    scopes.push([...rows, ...compared, ...spare]);
  });
  return [
    ...lines.flatMap(refuseFixedIds),
    ...scopes.flatMap((scope) => findUsedIds(scope, retired)),
    ...blocks.flatMap(findRowsWithoutId),
  ];
}

function placesOf(parts: readonly Identified[], path: PropertyKey[]): Place[] {
  return parts.map(({ id }, index) => [[...path, index, 'id'], id]);
}

function refuseFixedIds([path, id]: Place): IdProblem[] {
  if (!fixedLineIds.some((fixed) => fixed === id)) return [];
  return [{ path, message: `"${id}" is the id of a line that every form has; choose another` }];
}

/** Finds ids that are retired, and ids that an earlier part of the scope has. */
function findUsedIds(scope: readonly Place[], retired: readonly string[]): IdProblem[] {
  const used = new Set<string>();
  return scope.flatMap(([path, id]) => {
    if (id === undefined) return [];
    if (retired.includes(id)) {
      const message = `"${id}" is in \`retired\`: filled-in forms use it for a removed part; choose another`;
      return [{ path, message }];
    }
    if (used.has(id)) return [{ path, message: `"${id}" is used twice; choose another` }];
    used.add(id);
    return [];
  });
}

function findRowsWithoutId(block: Block, index: number): IdProblem[] {
  if (!('rows' in block) || !block.columns.some(({ blank }) => blank === 'keep')) return [];
  const message = 'missing; the field form prints this row, so add an id, for example 51-pickup';
  return block.rows.flatMap(({ id }, row) =>
    id === undefined ? [{ path: ['blocks', index, 'rows', row, 'id'], message }] : [],
  );
}
