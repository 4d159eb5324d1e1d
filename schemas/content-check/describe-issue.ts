import type { z } from 'zod';
import type { ContentDocument } from '../content-document.ts';
import type { ContentProblem } from '../content-problem.ts';

type Issue = z.core.$ZodIssue;

type Document = Pick<ContentDocument, 'value' | 'problemAt'>;

/** A schema's complaint in the words of the person who edits the file. The editor uses it in browsers. */
export function describeIssue(document: Document, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      document.problemAt([...issue.path, key], 'no such field here; remove it or correct its name'),
    );
  }
  const isMissing = issue.code === 'invalid_type';
  const message = isMissing ? describeMissing(document, issue) : issue.message;
  return [document.problemAt(issue.path, message)];
}

function describeMissing(document: Document, issue: Issue): string {
  if (issue.path.length === 0) {
    return 'no fields; begin an article with front matter between two lines of ---, any other file with a field';
  }
  const value = issue.path.reduce<unknown>(
    (found, part) => (found as Record<PropertyKey, unknown> | undefined)?.[part],
    document.value,
  );
  const message = issue.message.startsWith('Invalid input')
    ? `expected ${(issue as { expected?: string }).expected ?? 'a value'}; give it one`
    : issue.message;
  return value === undefined ? `missing; ${message}` : message;
}
