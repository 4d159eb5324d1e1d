import type { ContentProblem } from '../content-problem.ts';
import type { Entries } from '../read-content.ts';

/**
 * Names in the first column of a sheet's table that are not on the sheet which lists them, and
 * numbers that two sheets have. A file that its schema refuses is left to that refusal.
 */
export function findSheetProblems(entries: Entries): ContentProblem[] {
  const sheets = entries.get('sheets') ?? new Map();
  const numbers = new Map<string, string>();
  return [...sheets].flatMap(([, document]) => {
    const problem = (path: (string | number)[], message: string): ContentProblem => ({
      file: document.file,
      line: document.lineOf(path),
      field: document.nameOf(path),
      message,
    });
    const { number } = (document.value ?? {}) as { number?: unknown };
    const first = numbers.get(`${number}`);
    numbers.set(`${number}`, document.file);
    const unlisted = tablesOf(document.value).flatMap(([index, { listedOn, rows }]) => {
      const list = sheets.get(`${listedOn}`);
      if (!list) return [];
      const names = tablesOf(list.value).flatMap(([, table]) => firstCells(table.rows));
      return firstCells(rows).flatMap((name, row) =>
        names.includes(name)
          ? []
          : problem(
              ['blocks', index, 'rows', row, 'cells', 0],
              `${name} is not in a first column of ${list.file}; correct it, or add it there`,
            ),
      );
    });
    return first
      ? [problem(['number'], `${first} has this number; give one of the two another`), ...unlisted]
      : unlisted;
  });
}

interface Table {
  listedOn?: unknown;
  rows?: unknown;
}

function tablesOf(value: unknown): [index: number, table: Table][] {
  const { blocks } = (value ?? {}) as { blocks?: unknown };
  return Array.isArray(blocks) ? [...blocks.entries()] : [];
}

function firstCells(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { cells?: unknown[] | null } | null) => `${row?.cells?.[0]}`);
}
