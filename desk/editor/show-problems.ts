import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { FieldPath, Problem } from './desk-api.ts';

/** The problems of the open file as the form takes them: each at its field. */
export function toFieldErrors(problems: readonly Problem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, message, file } of problems) {
    if (!file && path.length > 0) builder.addErrors(message, [...path]);
  }
  return builder.ErrorSchema;
}

/** How many of the problems are at a field or in it. */
export function countProblems(problems: readonly Problem[], path: FieldPath): number {
  return problems.filter(
    (problem) => !problem.file && path.every((part, index) => problem.path[index] === part),
  ).length;
}

/**
 * The problems that are still there of those that were shown: one at a field that was not refused
 * yet waits for the next save, so that nobody is corrected while writing.
 */
export function keepShown(
  shown: readonly Problem[],
  found: readonly Problem[],
): readonly Problem[] {
  const placeOf = ({ path, file }: Problem) => [file ?? '', ...path].join('\n');
  const places = new Set(shown.map(placeOf));
  return found.filter((problem) => places.has(placeOf(problem)));
}
