const minusCharacter = '\u2212';
const noBreakSpace = '\u00a0';
/** Zero-width character that prevents a line break on both sides. */
const wordJoiner = '\u2060';

/**
 * Replaces typewriter characters with typographic ones: curly quotes, en dashes in ranges, minus and multiplication
 * signs, and subscripts in formulas. Prevents line breaks between a number and its unit. Standards and device numbers keep
 * their hyphens. Text that is already typeset does not change.
 */
export function typeset(text: string): string {
  const withSigns = curlQuotes(text)
    .replaceAll('...', '…')
    .replace(formulaDigit, toSubscript)
    .replace(timesSign, '×')
    .replace(minusSign, minusCharacter);
  let result = typesetRanges(withSigns).replace(unbrokenHyphen, `-${wordJoiner}`);
  for (const space of unbrokenSpaces) result = result.replace(space, noBreakSpace);
  return result;
}

/** Typesets a heading. In headings, short compounds and counts such as "24 hours" also do not break. */
export function typesetHeading(text: string): string {
  return typeset(text)
    .replace(spaceBeforeCounted, noBreakSpace)
    .replace(shortCompound, (word) => word.replaceAll('-', `-${wordJoiner}`));
}

/** Matches the digits of H2S, CO2 and SF6. */
const formulaDigit = /(?<=\bH)2(?=S\b)|(?<=\bCO)2\b|(?<=\bSF)6\b/g;

// The subscript digits follow the subscript zero, U+2080.
const toSubscript = (digit: string) => String.fromCodePoint(0x2080 + Number(digit));

/** Matches an x between two quantities. */
const timesSign = /(?<=[\d)] )x(?= [\d(])/g;
/** Matches a hyphen between two quantities or before a negative number. */
const minusSign = /(?<=[\d)] )-(?= [\d($])|(?<=^|[\s(=,])-(?=\d)/g;

function curlQuotes(text: string): string {
  return text.replace(/["']/g, (quote, at: number) => {
    const opens = /(?:^|[\s([{—–/\u2060])$/.test(text.slice(0, at));
    if (quote === '"') return opens ? '“' : '”';
    // An apostrophe for omitted digits, as in '24, is a closing quote.
    return opens && !/^\d\d\b/.test(text.slice(at + 1)) ? '‘' : '’';
  });
}

function typesetRanges(text: string): string {
  return text.replace(hyphenatedNumbers, (whole, from: string, to: string, at: number) => {
    const before = text.slice(0, at);
    const after = text.slice(at + whole.length);
    if (/[\w./#-]$/.test(before) || /^[-\w/]|^[.:]\d/.test(after)) return whole;
    if (nameOfNumber.test(before) || !isRange(from, to)) return whole;
    return `${from}${wordJoiner}–${wordJoiner}${to}`;
  });
}

/** Matches, for example, 36-48, 10-15, $200,000-$2,000,000 and 1584-2018. */
const hyphenatedNumbers = /(\$?\d+(?:,\d{3})*(?:\.\d+)?%?)-(\$?\d+(?:,\d{3})*(?:\.\d+)?)/g;
/** Matches text before a hyphenated number that is not a range: a standard, a statute or an area code. */
const nameOfNumber =
  /\b(?:ANSI|API|ASTM|CFR|IEC|IEEE|ICEA|ISO|NEMA|NETA|NFPA|NMAC|NMSA|TAC|UL|Table|\(\d{3}\))\s?$/;

/** Returns whether two numbers form a range: the second number must be greater and must not be the year of an edition. */
function isRange(from: string, to: string): boolean {
  const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written);
  if (isYear(to) && !isYear(from)) return false;
  if (/^0\d/.test(to)) return false;
  const [low, high] = [from, to].map((written) => Number(written.replace(/[$,%]/g, '')));
  const isYearRange = isYear(from) && to.length === 2 && Number(to) === (Number(from) + 1) % 100;
  return isYearRange || Number(low) < Number(high);
}

const units = [
  'V|kV|A|mA|kA|Ω|kΩ|MΩ|ohms?|Hz|kHz|MHz|dB',
  'W|kW|MW|GW|VA|kVA|MVA|kvar|Mvar|hp|kWh|MWh|MMBtu|cal',
  '°C|°F|K|psi|ppm|AWG|kcmil|mil',
  'm|mm|km|ft|mi|sq in|sq ft|lb|gal|bbl|Mcf',
  's|h|mph|million|billion',
].join('|');
/** Nouns that may follow a number, as in 5 miles. */
const counted = 'hours?|minutes?|days?|weeks?|months?|years?|miles?|acres|wells?';
/** Words and names that may come before a number, as in Article 500. */
const references = [
  'Articles?|Section|Table|Part|Subpart|Class|Division|Zone|Figure|Chapter|Category',
  'NEC|CFR|TAC|NFPA|IEEE|API|IEC|ISA|NESC',
].join('|');

const spaceBeforeCounted = new RegExp(`(?<=\\d) (?=(?:${counted})\\b)`, 'g');

const unbrokenSpaces = [
  new RegExp(`(?<=\\d) (?=(?:${units})(?![\\w°'’]))`, 'g'),
  // "in" is usually a preposition, so treat it as a unit only before certain words and punctuation.
  /(?<=\d) (?=in\b(?:[.,;:)]|$| of\b| deep\b| wide\b| long\b| below\b))/g,
  // Example: 480 V ac
  /(?<=\bV) (?=[ad]c\b)/g,
  /(?<=\d) (?=[ap]\.m\.)/g,
  // Example: 29 CFR
  /(?<=\d) (?=CFR\b|TAC\b|NMAC\b)/g,
  // Examples: Article 500, Class I
  new RegExp(`(?<=\\b(?:${references})) (?=[\\dIVX])`, 'g'),
  // Example: 5–7 years
  new RegExp(`(?<=–${wordJoiner}[\\d.,]+) (?=(?:${counted})\\b)`, 'g'),
];

/** Matches the hyphen in IEC 61131-3 and NFPA 70-2023. */
const hyphenOfStandard =
  /(?<=\b(?:ANSI|API|ASTM|IEC|IEEE|ICEA|ISA|ISO|NEMA|NETA|NFPA|NEC|UL)(?:\/[A-Z]+)?[ \u00a0](?:[A-Z]{1,3}[ \u00a0]?)?\d[\w.]*)-(?=\d)/;
/** Matches the hyphen in the license classes EE-98 and EL-1, in ISA-18.2, and in the main breaker 52-M. */
const hyphenOfName = /(?<=\b(?:E[EL]|ISA))-(?=\d)|(?<=\b52)-(?=M)/;
/** Matches the hyphen in one-line, as-built and pad-mount. */
const hyphenOfWord = /(?<=\b(?:[Oo]ne|[Aa]s|[Pp]ad))-(?=(?:lines?|built|mounts?)\b)/;

const unbrokenHyphen = new RegExp(
  [hyphenOfStandard, hyphenOfName, hyphenOfWord].map(({ source }) => source).join('|'),
  'g',
);

/** Matches compounds of at most 16 characters. Longer compounds may need to break on a phone. */
const shortCompound = /(?<![\w-])(?=[\w-]{3,16}(?![\w-]))\w+(?:-\w+)+/g;
