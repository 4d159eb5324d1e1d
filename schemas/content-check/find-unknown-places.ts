import { findUnknownPlaceholders } from '#contract/placeholders.ts';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import { fieldPlaceholders, placeNames, takesPlaces } from '../places.ts';

const known = Object.fromEntries([...placeNames, ...fieldPlaceholders].map((name) => [name, name]));

/**
 * Finds unknown placeholders in text fields. Skips sheets, whose schema also allows the station's numbers as
 * placeholders.
 */
export function findUnknownPlaces(collection: string, document: ContentDocument): ContentProblem[] {
  if (!takesPlaces(collection) || collection === 'sheets') return [];
  return document.strings.flatMap(({ path, value }) =>
    findUnknownPlaceholders(value, known).map((name) => {
      const message = `there is no placeholder {${name}}; write one of ${placeNames.join(', ')}`;
      return problemAt(document, path, message);
    }),
  );
}
