import type { z } from 'zod';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';

type Issue = z.core.$ZodIssue;

/** The file, as far as a complaint names it. */
type Document = Pick<ContentDocument, 'file' | 'value' | 'lineOf'>;

/** A schema's complaint in the words of the person who edits the file. The editor uses it in browsers. */
export function describeIssue(document: Document, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'no such field here; remove it or correct its name';
    return issue.keys.map((key) => problemAt(document, [...issue.path, key], message));
  }
  const message = issue.code === 'invalid_type' ? describeMissing(document, issue) : issue.message;
  return [problemAt(document, issue.path, message)];
}

function describeMissing(document: Document, issue: Issue): string {
  if (issue.path.length === 0) {
    return 'no fields; begin an article with front matter between two lines of ---, any other file with a field';
  }
  const value = issue.path.reduce<unknown>(
    (found, part) => (found as Record<PropertyKey, unknown> | undefined)?.[part],
    document.value,
  );
  const { expected = 'a value' } = issue as { expected?: string };
  const remedy =
    expected === 'object'
      ? 'expected fields of its own; write them indented below it'
      : `expected ${expected}; give it one`;
  const message = issue.message.startsWith('Invalid input') ? remedy : issue.message;
  return value === undefined ? `missing; ${message}` : message;
}
