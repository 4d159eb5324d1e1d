import { z } from 'zod';

/** The path of a field in its file: field names and list positions. */
export type FieldPath = readonly PropertyKey[];

export interface ContentProblem {
  /** Path relative to the project. Example: content/home.yaml */
  file: string;
  line: number;
  /** The field, such as hero.actions[0].label. Empty if the problem concerns the whole file. */
  field: string;
  /** The problem and its fix. */
  message: string;
  /** The field to remove, if removing a field fixes the problem. */
  remove?: FieldPath;
}

/** Creates a problem that concerns one field. */
export function problemAt(
  { file, lineOf }: { file: string; lineOf: (path: FieldPath) => number },
  path: FieldPath,
  message: string,
): ContentProblem {
  return { file, line: lineOf(path), field: z.core.toDotPath(path), message };
}

/** Creates a problem that concerns no single field. `path` is relative to the content folder. */
export function problemIn(path: string, line: number, message: string): ContentProblem {
  return { file: `content/${path}`, line, field: '', message };
}

/** Sorts problems by file, line and field. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field),
  );
}

/** Formats one line per problem, with file and line number in the form that terminals turn into links. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(
    ({ file, line, field, message }) => `${file}:${line} ${field ? `${field}: ` : ''}${message}`,
  );
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/`;
  return `${count}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
