import { z } from 'zod';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import { toPlainCharacters } from '../prose/plain-characters.ts';

type Issue = z.core.$ZodIssue;

/** The parts of a content file that a message mentions. */
type Document = Pick<ContentDocument, 'file' | 'value' | 'lineOf'>;

/** Turns a schema issue into messages for the person who edits the file. Also runs in browsers, in the content editor. */
export function describeIssue(document: Document, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'no such field here; remove it or correct its name';
    return issue.keys.map((key) => problemAt(document, [...issue.path, key], message));
  }
  if (issue.code === 'custom' && typeof issue.params?.emptyCollection === 'string') {
    const { emptyCollection, removable } = issue.params;
    if (!removable) return [describeEmptyCollection(document, issue.path, emptyCollection)];
    const message = `there are no ${emptyCollection}; remove this line`;
    return [{ ...problemAt(document, issue.path, message), remove: issue.path }];
  }
  const message =
    issue.code === 'invalid_type' ? describeInvalidType(document, issue) : issue.message;
  // Messages list titles of the content, which are typeset.
  return [problemAt(document, issue.path, toPlainCharacters(message))];
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

/** Returns the path of a field. Refers to a list item by its line, because paths number items from 0, but forms from 1. */
function nameForRemoval(key: readonly PropertyKey[]): string {
  if (typeof key.at(-1) !== 'number') return z.core.toDotPath(key);
  return `the ${key.at(-2) === 'sections' ? 'section' : 'entry'} that begins here`;
}

/**
 * Finds the key to remove together with an invalid reference: the list item that contains the reference or, if every
 * item of the list contains such a reference, the parent of the list.
 */
function findKeyToRemove(value: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const itemAt = path.findLastIndex((part) => typeof part === 'number');
  if (itemAt === -1) return path.length > 1 ? path.slice(0, -1) : [...path];
  const listPath = path.slice(0, itemAt);
  const list = valueAt(value, listPath);
  // The field of the item that contains the reference; undefined if the item itself is the reference.
  const field = path[itemAt + 1];
  const isInEvery =
    Array.isArray(list) && list.every((item) => field === undefined || (item && field in item));
  if (!isInEvery) return path.slice(0, itemAt + 1);
  const parentPath = listPath.slice(0, -1);
  return parentPath.length > 0 ? parentPath : listPath;
}

/** Returns the unvalidated value at a path of a content file, or undefined if the path does not exist. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
}

/** Describes a field that is missing or has the wrong type. */
function describeInvalidType(document: Document, issue: Issue): string {
  if (issue.path.length === 0) {
    return 'no fields; start an article with front matter between two lines of ---, and any other file with a field';
  }
  const value = valueAt(document.value, issue.path);
  const { expected = 'a value' } = issue as { expected?: string };
  const remedy =
    expected === 'object'
      ? 'expected nested fields; write them indented below this field'
      : `expected ${expected}; add a value`;
  const message = issue.message.startsWith('Invalid input') ? remedy : issue.message;
  return value === undefined ? `missing; ${message}` : message;
}
