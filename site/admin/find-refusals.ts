import { collections } from '#schemas/collections.ts';
import { describeIssue } from '#schemas/content-check/describe-issue.ts';
import { context } from './write-fields.ts';

/**
 * Checks the fields of a form against the schema of the file at `path`. Returns one message for each problem,
 * which names the field and the fix. The build checks references to other files and the text of articles.
 *
 * `path` is relative to the project. Example: content/company.yaml
 */
export function findRefusals(path: string, fields: Record<string, unknown>): string[] {
  const collection = Object.values(collections).find(({ pattern }) =>
    matchesGlob(path, `content/${pattern}`),
  );
  if (!collection) return [`${path}: nothing reads this file`];
  const { body: _body, ...others } = fields;
  const value = removeEmptyFields(others);
  const { error } = collection.schema(context).safeParse(value);
  // `describeIssue` requires line numbers, but a form has none, and these messages do not show them.
  const document = { file: path, value, lineOf: () => 1 };
  return (error?.issues ?? [])
    .flatMap((issue) => describeIssue(document, issue))
    .map(({ field, message }) => (field ? `${field}: ${message}` : message));
}

/** Whether `path` matches a file pattern of schemas/collections.ts. Such a pattern has at most one `*`, as in services/*.yaml. */
function matchesGlob(path: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern;
  return path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}

/**
 * Removes the empty fields of a form, because the editor does not write them to the file. A form has only strings,
 * numbers, booleans, lists and objects.
 */
function removeEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, removeEmptyFields(field)] as const)
    // The editor adds an internal id, `__sc_…`, to the list entries in a form, but does not write the id to the file.
    .filter(([name, field]) => !isEmpty(field) && !name.startsWith('__sc_'));
  return Object.fromEntries(fields);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
