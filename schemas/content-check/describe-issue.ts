import type { z } from 'zod';
import type { ContentDocument } from '../content-document.ts';
import type { ContentProblem } from '../content-problem.ts';

/** The file, as far as a complaint names it. */
type Document = Pick<ContentDocument, 'file' | 'value' | 'lineOf' | 'nameOf'>;

type Issue = z.core.$ZodIssue;

/** A schema's complaint in the words of the person who edits the file. */
export function describeIssue(document: Document, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return {
        file: document.file,
        line: document.lineOf(path),
        field: document.nameOf(path),
        message: 'no such field here; remove it or correct its name',
      };
    });
  }
  return [
    {
      file: document.file,
      line: document.lineOf(issue.path),
      field: document.nameOf(issue.path),
      message: issue.code === 'invalid_type' ? describeMissing(document, issue) : issue.message,
    },
  ];
}

function describeMissing(document: Document, issue: Issue): string {
  if (issue.path.length === 0) {
    return 'no fields; begin an article with front matter between two lines of ---, any other file with a field';
  }
  const missing = readField(document.value, issue.path) === undefined;
  const message = issue.message.startsWith('Invalid input')
    ? `expected ${(issue as { expected?: string }).expected ?? 'a value'}; give it one`
    : issue.message;
  return missing ? `missing; ${message}` : message;
}

function readField(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  );
}
