import { z } from 'zod';

/** A field's place in its file: names of fields and positions in lists. */
export type FieldPath = readonly PropertyKey[];

/** One thing that is wrong in the content, with what to do about it. */
export interface ContentProblem {
  /** The file, relative to the project: content/home.yaml */
  file: string;
  line: number;
  /** The field, such as hero.actions[0].label; empty where the whole file is meant. */
  field: string;
  message: string;
  /** The field to remove, if removing it is the fix. */
  remove?: FieldPath;
}

/** A problem of a field. */
export function problemAt(
  { file, lineOf }: { file: string; lineOf: (path: FieldPath) => number },
  path: FieldPath,
  message: string,
): ContentProblem {
  return { file, line: lineOf(path), field: z.core.toDotPath(path), message };
}

/** A problem of no field, in the file at `path` below the content folder. */
export function problemIn(path: string, line: number, message: string): ContentProblem {
  return { file: `content/${path}`, line, field: '', message };
}

/** In the order of files, lines and fields. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field),
  );
}

/** One line a problem, as an editor's terminal can jump to it. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(
    ({ file, line, field, message }) => `${file}:${line} ${field ? `${field}: ` : ''}${message}`,
  );
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/`;
  return `${count}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
