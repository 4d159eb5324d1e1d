import { type ContentProblem, problemAt } from '../content-problem.ts';
import type { AcceptedContent } from '../read-content.ts';

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
