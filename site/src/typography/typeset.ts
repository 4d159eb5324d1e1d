/**
 * Sets plain text: curly quotes, en dashes in ranges, true minus and multiplication signs, and no
 * line break between a number and its unit. Standards and device numbers keep their hyphens. Text
 * that is already set stays as it is.
 *
 * @param place the characters right before and after the text, for quotes at its ends, and whether
 *   it is a heading, which keeps more together.
 */
export function typeset(text: string, place: TextPlace = {}): string {
  const { before = '', after = '', isHeading = false } = place;
  let set = setQuotes(text, before).replace(/\.\.\./g, '…');
  set = set.replace(/(?<=[\d)] )x(?= [\d(])/g, '×').replace(/(?<=[\d)] )-(?= [\d($])/g, minus);
  if (/[\s(=,]$|^$/.test(before)) set = set.replace(/^-(?=\d)/, minus);
  set = set.replace(/(?<=[\s(=,])-(?=\d)/g, minus);
  set = setRanges(set, before, after);
  set = set.replace(whole, `-${joiner}`);
  for (const pattern of isHeading ? [...kept, ...keptInHeadings] : kept)
    set = set.replace(pattern, noBreakSpace);
  return isHeading ? set.replace(compound, (word) => word.replaceAll('-', `-${joiner}`)) : set;
}

/** Typesets every string in `content`, the data of an island. */
export function typesetStrings<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? typeset(value) : value,
  );
}

/** What surrounds a piece of text. */
interface TextPlace {
  before?: string;
  after?: string;
  isHeading?: boolean;
}

const minus = '\u2212';
const noBreakSpace = '\u00a0';
/** Word joiner: no line ends beside it. */
const joiner = '\u2060';

function setQuotes(text: string, before: string): string {
  return text.replace(/["']/g, (quote, at: number) => {
    const opens = /[\s([{—–/\u2060]$|^$/.test(text.slice(0, at).at(-1) ?? before);
    if (quote === '"') return opens ? '“' : '”';
    // For omitted letters, as in '24, the sign is the closing one.
    return opens && !/^\d\d\b/.test(text.slice(at + 1)) ? '‘' : '’';
  });
}

function setRanges(text: string, before: string, after: string): string {
  return text.replace(range, (whole, from: string, to: string, at: number) => {
    const left = before + text.slice(0, at);
    const right = text.slice(at + whole.length) + after;
    if (/[\w./#-]$/.test(left) || /^[-\w/]|^[.:]\d/.test(right) || named.test(left)) return whole;
    return rises(from, to) ? `${from}${joiner}–${joiner}${to}` : whole;
  });
}

/** Two numbers with a hyphen between them. */
const range = /(\$?\d+(?:,\d{3})*(?:\.\d+)?%?)-(\$?\d+(?:,\d{3})*(?:\.\d+)?)/g;
/** Before a number with a hyphen that is no range: a standard, a statute, a telephone. */
const named =
  /\b(?:ANSI|API|ASTM|CFR|IEC|IEEE|ICEA|ISO|NEMA|NETA|NFPA|NMAC|NMSA|TAC|UL|Table|\(\d{3}\))\s?$/;

/** Whether two written numbers make a range: the second is more, and no year of an edition. */
function rises(from: string, to: string): boolean {
  const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written);
  if (isYear(to) && !isYear(from)) return false;
  if (/^0\d/.test(to)) return false;
  const [low, high] = [from, to].map((written) => Number(written.replace(/[$,%]/g, '')));
  const isSeason = isYear(from) && to.length === 2 && Number(to) === (Number(from) + 1) % 100;
  return isSeason || Number(low) < Number(high);
}

/** A pattern for any of these words. */
const anyOf = (words: string) => words.replaceAll(' ', '|');

const units = anyOf(
  'V kV A mA kA W kW MW GW kWh MWh VA kVA MVA kvar Mvar Hz kHz MHz hp Ω kΩ MΩ ohms? °C °F K ft mi ' +
    'mph m mm km psi ppm AWG kcmil mil lb gal bbl cal s h dB sq\\x20in sq\\x20ft million ' +
    'billion MMBtu Mcf',
);
const counted = anyOf('hours? minutes? days? weeks? months? years? miles? acres wells?');
const references = anyOf(
  'Article Articles Section Table Part Subpart Class Division Zone Figure Chapter Category NEC CFR ' +
    'TAC NFPA IEEE API IEC ISA NESC',
);

/** Spaces without a line break. */
const kept = [
  new RegExp(`(?<=\\d) (?=(?:${units})(?![\\w°'’]))`, 'g'),
  // 'in' is a word more often than a unit.
  /(?<=\d) (?=in\b(?:[.,;:)]|$| of\b| deep\b| wide\b| long\b| below\b))/g,
  /(?<=\bV) (?=[ad]c\b)/g,
  /(?<=\d) (?=[ap]\.m\.)/g,
  /(?<=\d) (?=CFR\b|TAC\b|NMAC\b)/g,
  new RegExp(`(?<=\\b(?:${references})) (?=[\\dIVX])`, 'g'),
  // A range and what it measures.
  new RegExp(`(?<=–${joiner}[\\d.,]+) (?=(?:${counted})\\b)`, 'g'),
];
const keptInHeadings = [new RegExp(`(?<=\\d) (?=(?:${counted})\\b)`, 'g')];

/** The hyphen of a standard's or license's number, and of one-line, as-built and pad-mount. */
const whole =
  /(?<=\b(?:ANSI|API|ASTM|IEC|IEEE|ICEA|ISA|ISO|NEMA|NETA|NFPA|NEC|UL)(?:\/[A-Z]+)?[ \u00a0](?:[A-Z]{1,3}[ \u00a0]?)?\d[\w.]*)-(?=\d)|(?<=\b(?:E[EL]|ISA))-(?=\d)|(?<=\b52)-(?=M)|(?<=\b(?:[Oo]ne|[Aa]s|[Pp]ad))-(?=(?:lines?|built|mounts?)\b)/g;

/** A short compound; a long one may break on a phone. */
const compound = /(?<![\w-])(?=[\w-]{3,16}(?![\w-]))\w+(?:-\w+)+/g;
