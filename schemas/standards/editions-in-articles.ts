import { findCitations } from './find-citations.ts';
import { namesOf, type Standard } from './standards.ts';

/** A statement about a standard that an article cites. */
export interface EditionStatement {
  text: string;
  /** Look-up on which the statement is based. */
  lookedUp?: Standard['lookedUp'];
}

/**
 * Returns what readers of an article must know today about the editions that it cites, in the order of the table. One
 * statement per standard: the change since an earlier edition, the note on the standard, and what is not confirmed.
 */
export function describeEditions(
  texts: readonly string[],
  standards: readonly Standard[],
): EditionStatement[] {
  const names = standards.flatMap(namesOf);
  const citations = texts.flatMap((text) => findCitations(text, names));
  return standards.flatMap((standard) => {
    const ownNames = namesOf(standard);
    const editions = citations
      .filter(({ name }) => ownNames.includes(name))
      .map(({ edition }) => edition);
    if (editions.length === 0) return [];
    const isEarlier = editions.some((edition) => edition < standard.current);
    const parts = [isEarlier ? standard.change : undefined, standard.note];
    if (parts.every((part) => part === undefined)) return [];
    const text = [...parts, standard.unconfirmed].filter(Boolean).join(' ');
    return [{ text, lookedUp: standard.lookedUp }];
  });
}
