import { collections } from '#schemas/collections.ts';
import { describeIssue } from '#schemas/content-check/describe-issue.ts';
import { context } from './write-fields.ts';

/**
 * What the schema of the file at `path` refuses in the fields of a form, each in a sentence with its
 * field and the remedy. What depends on other files, or on the text of an article, the build checks.
 *
 * `path` is relative to the project: content/company.yaml
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

/** The fields as they are written: what is left empty in the form is not in the file. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([name, each]) => [name, withoutEmpty(each)] as const)
    // The editor tells the entries of a list apart by a mark of its own, which it does not write.
    .filter(([name, each]) => !isEmpty(each) && !name.startsWith('__sc_'));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
