import { z } from 'zod';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';

type Issue = z.core.$ZodIssue;

/** The parts of a content file that a message mentions. */
type Document = Pick<ContentDocument, 'file' | 'value' | 'lineOf'>;

/** Turns a schema issue into messages for the person who edits the file. Also runs in browsers, in the content editor. */
export function describeIssue(document: Document, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'no such field here; remove it or correct its name';
    return issue.keys.map((key) => problemAt(document, [...issue.path, key], message));
  }
  const emptyCollection = issue.code === 'custom' ? issue.params?.emptyCollection : undefined;
  if (issue.code === 'custom' && typeof emptyCollection === 'string') {
    if (!issue.params?.removable)
      return [describeEmptyCollection(document, issue.path, emptyCollection)];
    const message = `there are no ${emptyCollection}; remove this line`;
    return [{ ...problemAt(document, issue.path, message), remove: issue.path }];
  }
  const message = issue.code === 'invalid_type' ? describeMissing(document, issue) : issue.message;
  return [problemAt(document, issue.path, message)];
}

/** Describes a reference to a collection without entries. The message names the key to remove. */
function describeEmptyCollection(
  document: Document,
  path: readonly PropertyKey[],
  emptyCollection: string,
): ContentProblem {
  const key = findKeyToRemove(document.value, path);
  const message = `there are no ${emptyCollection}; remove ${nameForRemoval(key)}`;
  return { ...problemAt(document, key, message), remove: key };
}

/** Names a field by its path, and a list item by its line, because a path counts items from zero and a form from one. */
function nameForRemoval(key: readonly PropertyKey[]): string {
  if (typeof key.at(-1) !== 'number') return z.core.toDotPath(key);
  return `the ${key.at(-2) === 'sections' ? 'section' : 'entry'} that begins here`;
}

/**
 * Finds the key to remove together with an invalid reference: the list item that contains the reference or, if every
 * item of the list contains such a reference, the parent of the list.
 */
function findKeyToRemove(value: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const at = path.findLastIndex((part) => typeof part === 'number');
  if (at === -1) return path.length > 1 ? path.slice(0, -1) : [...path];
  const list = path
    .slice(0, at)
    .reduce<unknown>((found, part) => (found as Record<PropertyKey, unknown>)?.[part], value);
  const inner = path[at + 1];
  const isInEvery =
    Array.isArray(list) && list.every((item) => inner === undefined || (item && inner in item));
  if (!isInEvery) return path.slice(0, at + 1);
  const around = path.slice(0, at - 1);
  return around.length > 0 ? around : path.slice(0, at);
}

function describeMissing(document: Document, issue: Issue): string {
  if (issue.path.length === 0) {
    return 'no fields; start an article with front matter between two lines of ---, and any other file with a field';
  }
  const value = issue.path.reduce<unknown>(
    (found, part) => (found as Record<PropertyKey, unknown> | undefined)?.[part],
    document.value,
  );
  const { expected = 'a value' } = issue as { expected?: string };
  const remedy =
    expected === 'object'
      ? 'expected nested fields; write them indented below this field'
      : `expected ${expected}; add a value`;
  const message = issue.message.startsWith('Invalid input') ? remedy : issue.message;
  return value === undefined ? `missing; ${message}` : message;
}
