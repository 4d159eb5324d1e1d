import type { Company } from '#contract/company.ts';
import type { ContentDocument } from '#schemas/content-document.ts';
import type { FieldPath } from '#schemas/content-problem.ts';
import { listTexts, mentions } from './read-content-documents.ts';
import { samplePlaces } from './sample-places.ts';

/** The parts of `content/company.yaml` that define where the owner works. */
type OwnPlaces = Pick<Company, 'address' | 'bases' | 'licenses'>;

/** Fields that define where the owner works, by file. The other texts of these files may name the sample's places. */
const ownFields: readonly { path: RegExp; fields: readonly string[] }[] = [
  { path: /^region\.yaml$/, fields: ['name', 'states'] },
  { path: /^towns\//, fields: ['name', 'county', 'stateCode', 'grid'] },
];

/**
 * Finds places in the content that belong to the sample company's region, where `company` does not work. Returns one
 * message for each field or text line that names such a place. An article gets a single message, however many places it
 * names.
 */
export function findSamplePlaces(
  documents: readonly ContentDocument[],
  company: OwnPlaces,
): string[] {
  const { address, bases, licenses } = company;
  const own = [
    ...Object.values({ ...address, street: '' }),
    ...bases.flatMap(({ city, state, stateCode }) => [city, state, stateCode]),
    ...licenses.map(({ state }) => state),
    ...documents.flatMap((document) =>
      listTexts(document)
        .filter(({ field }) => definesOwnPlace(document.path, field))
        .map(({ text }) => text),
    ),
  ].join('\n');
  const foreign = samplePlaces
    .filter(({ name, of = [] }) => ![name, ...of].some((place) => mentions(own, place)))
    .map(({ name }) => name);
  return documents.flatMap((document) => describeDocument(document, foreign));
}

const definesOwnPlace = (file: string, [name]: FieldPath) =>
  ownFields.some(({ path, fields }) => path.test(file) && fields.includes(String(name)));

function describeDocument(document: ContentDocument, foreign: readonly string[]): string[] {
  const { path, file, text } = document;
  if (path.startsWith('articles/')) {
    const found = foreign.filter((place) => names(text, place));
    if (found.length === 0) return [];
    return [`${file} is about ${formatList(found)}: rewrite it for your region, or remove it`];
  }
  return listTexts(document).flatMap((each) => {
    const found = foreign.filter((place) => names(each.text, place));
    if (found.length === 0) return [];
    return [`${each.where} names ${formatList(found)}: write it for your own places, or remove it`];
  });
}

/** Whether `text` names `place`, also in the capitals of the map. Abbreviations count only as they are written. */
const names = (text: string, place: string) =>
  mentions(text, place) || (place.length > 4 && mentions(text, place.toUpperCase()));

function formatList(places: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(places);
}
