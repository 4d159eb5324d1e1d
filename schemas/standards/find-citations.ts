/** A citation of an edition of a standard in a text. */
export interface Citation {
  /** The standard as the text names it. Example: IEEE 81 */
  name: string;
  /** Year of the edition. */
  edition: number;
  /** Position of the first character in the text. */
  index: number;
}

/**
 * A designation with a year, such as "ANSI/NETA ATS-2021" or "IEC 61400-1:2019": an organization in capitals, one or
 * two parts that start with a capital or a digit, and the year.
 */
const datedDesignation =
  /(?<![\w/.-])(?<name>[A-Z]{2,}(?:\/[A-Z]{2,})*(?:\s[A-Z0-9][A-Z0-9.-]*){1,2}?)[-:](?<edition>(?:19|20)\d\d)(?![\w-])/g;

const yearAlone = /^(?:19|20)\d\d$/;

/**
 * Finds the citations of editions in a text, sorted by position. Any standard is found in the form "IEEE 81-2012". The
 * standards in `knownNames` are also found in the form "NFPA 70, National Electrical Code, 2023 edition" and, if the
 * name has no digit, as "2023 NEC" or "NEC 2023". Editions with two digits, such as "ASTM D5334-22", are not found.
 */
export function findCitations(text: string, knownNames: readonly string[]): Citation[] {
  const forms = [
    datedDesignation,
    ...knownNames.map(formWithTitle),
    ...knownNames.filter((name) => !/\d/.test(name)).flatMap(formsOfCode),
  ];
  return forms
    .flatMap((form) => [...text.matchAll(form)].map(toCitation))
    .filter(({ name }) => !isRangeOfYears(name))
    .map((citation) => shorten(citation, knownNames))
    .sort((a, b) => a.index - b.index);
}

/** Form of a reference: the name, a title without punctuation, and the edition. */
function formWithTitle(name: string): RegExp {
  return new RegExp(
    `(?<![\\w/.-])(?<name>${RegExp.escape(name)}), [A-Za-z ]+, (?<edition>(?:19|20)\\d\\d) edition`,
    'g',
  );
}

/** Forms of a code that is known by letters alone. */
function formsOfCode(name: string): RegExp[] {
  const code = RegExp.escape(name);
  return [
    new RegExp(`\\b(?<edition>(?:19|20)\\d\\d)\\s(?<name>${code})\\b`, 'g'),
    new RegExp(`\\b(?<name>${code})\\s(?<edition>(?:19|20)\\d\\d)\\b(?!-)`, 'g'),
  ];
}

function toCitation({ groups, index }: RegExpExecArray): Citation {
  const { name = '', edition = '' } = groups ?? {};
  return { name: name.replaceAll(/\s+/g, ' '), edition: Number(edition), index };
}

/** Returns whether the match is an organization before a range of years, such as "OSHA 2011-2022". */
function isRangeOfYears(name: string): boolean {
  return yearAlone.test(name.split(' ').at(-1) ?? '');
}

/** Removes a word in capitals before a known name, such as "US" in "US IEEE 81-2012". */
function shorten(citation: Citation, knownNames: readonly string[]): Citation {
  const known = knownNames.find((name) => citation.name.endsWith(` ${name}`));
  return known ? { ...citation, name: known } : citation;
}
