import { collections } from '#schemas/collections.ts';
import { describeIssue } from '#schemas/content-check/describe-issue.ts';
import { context } from './write-fields.ts';

/**
 * Checks the fields of a form against the schema of the file at `path`. Returns one message for each problem, with
 * the field and the fix. References to other files and the text of articles are checked by the build instead.
 *
 * `path` is relative to the project. Example: content/company.yaml
 */
export function findRefusals(path: string, fields: Record<string, unknown>): string[] {
  const kind = Object.values(collections).find(({ pattern }) => matches(path, pattern));
  if (!kind) return [`${path}: nothing reads this file`];
  const { body: _body, ...others } = fields;
  const value = withoutEmpty(others);
  const { error } = kind.schema(context).safeParse(value);
  const document = { file: path, value, lineOf: () => 1 };
  return (error?.issues ?? [])
    .flatMap((issue) => describeIssue(document, issue))
    .map(({ field, message }) => (field ? `${field}: ${message}` : message));
}

function matches(path: string, pattern: string): boolean {
  const [folder, ending] = `content/${pattern}`.split('*') as [string, string?];
  if (ending === undefined) return path === folder;
  return path.startsWith(folder) && path.endsWith(ending);
}

/** Removes the empty fields of a form, because the editor does not write them to the file. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, withoutEmpty(field)] as const)
    // In the form, list entries have an internal `__sc_` id that the editor does not write to the file.
    .filter(([name, field]) => !isEmpty(field) && !name.startsWith('__sc_'));
  return Object.fromEntries(fields);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
