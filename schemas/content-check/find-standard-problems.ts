import { type ContentDocument, frontMatterOf } from '../content-document.ts';
import { type ContentProblem, problemAt, problemIn } from '../content-problem.ts';
import type { AcceptedContent, Entries } from '../read-content.ts';
import { type Citation, findCitations } from '../standards/find-citations.ts';
import { namesOf, type Standard } from '../standards/standards.ts';

const table = 'content/standards.yaml';

/**
 * Finds citations of editions that the table of standards does not list, and citations of superseded editions outside
 * articles. Without a table, nothing is reported.
 */
export function findStandardProblems(entries: Entries, valid: AcceptedContent): ContentProblem[] {
  const standards = valid.standards?.[0]?.value.standards;
  if (!standards) return [];
  return [...entries].flatMap(([collection, documents]) =>
    collection === 'standards'
      ? []
      : [...documents.values()].flatMap((document) =>
          findInDocument(document, standards, collection === 'articles'),
        ),
  );
}

function findInDocument(
  document: ContentDocument,
  standards: readonly Standard[],
  isArticle: boolean,
): ContentProblem[] {
  const names = standards.flatMap(namesOf);
  const findIn = (text: string) =>
    findCitations(text, names).flatMap((citation) => {
      const message = describeCitation(citation, standards, isArticle);
      return message ? [{ message, index: citation.index }] : [];
    });
  const inFields = document.strings.flatMap(({ path, value }) =>
    findIn(value).map(({ message }) => problemAt(document, path, message)),
  );
  if (!document.path.endsWith('.mdx')) return inFields;
  const { text } = document;
  const start = frontMatterOf(text).length;
  const inText = findIn(text.slice(start)).map(({ message, index }) => {
    const { length: line } = text.slice(0, start + index).split('\n');
    return problemIn(document.path, line, message);
  });
  return [...inFields, ...inText];
}

/** Returns the problem of a citation and its fix, or undefined if the table allows the citation. */
function describeCitation(
  { name, edition }: Citation,
  standards: readonly Standard[],
  isArticle: boolean,
): string | undefined {
  const standard = standards.find((each) => namesOf(each).includes(name));
  if (!standard) {
    return `"${name}", edition ${edition}, is not in ${table}; add it there, or correct the citation`;
  }
  const { cited, current, whyEarlier } = standard;
  if (edition !== current && !cited.includes(edition)) {
    const known = [...new Set([...cited, current])].sort().join(', ');
    return `${table} lists no edition ${edition} of ${name}; write one of ${known}, or add the edition to \`cited\` there`;
  }
  if (isArticle || edition >= current || whyEarlier) return undefined;
  return `edition ${edition} of ${name} is not current; cite the ${current} edition, or give the reason in \`whyEarlier\` in ${table}`;
}
