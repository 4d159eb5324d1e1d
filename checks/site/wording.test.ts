import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { describeAvoidedWord, findAvoidedWords } from '#schemas/content-check/avoided-words.ts';
import { dist, readBuiltPages } from './built-site.ts';
import { company } from './content.ts';

const pages = await readBuiltPages();
const drawings = await Promise.all(
  (await Array.fromAsync(glob('**/*.svg', { cwd: dist }))).map(async (file) => ({
    address: `/${file}`,
    html: await readFile(join(dist, file), 'utf8'),
  })),
);

/** Promises that no one can keep, and claims about the company that it has not confirmed. */
const forbiddenClaims = [
  /guaranteed? to pass/i,
  /\bNETA[- ]accredited/i,
  /\bcertified to\b/i,
  // Articles may name these platforms, but the company has not confirmed a membership or a grade of its own.
  /\b(?:our|we (?:are|have|hold))\b[^.]{0,80}\b(?:ISNetworld|Avetta|Veriforce)\b/i,
  /\bUL (?:508A|panel shop)/i,
  /\b(?:EMR|TRIR) of\b/i,
  /industry[- ]leading|world[- ]class|best[- ]in[- ]class/i,
  // The center of the 150 km ring is the middle of the towns, not a base.
  new RegExp(`150 ?km of (?:${company.bases.map(({ city }) => city).join('|')})`, 'i'),
];

test.each(pages)('$address makes no forbidden claim', ({ html }) => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(forbiddenClaims.filter((words) => words.test(main)).map(String)).toEqual([]);
});

/** Patterns that match typographic mistakes, keyed by description. */
const misprints = {
  'a straight quote': /["']/,
  'a hyphen for a minus': /(?:^|[\s(=])-\d/,
  'a formula without subscripts': /\b(?:H2S|CO2|SF6)\b/,
};

/** Patterns that match missing no-break spaces, keyed by description. Lines of drawings never break. */
const badBreaks = {
  'a breakable unit': /\d (?:kV|V|A|kA|MW|kW|MVA|kVA|hp|ft|°[CF]|Ω|ohms|ppm|psi)(?![\w°])/,
  'a breakable hour': /\d [ap]\.m\./,
  'a breakable reference': /\b(?:Article|Table|Class|Division|Section) [\dIV]/,
};

/** Elements whose text is not typeset. */
const withoutTypesetting = new Set([
  'script',
  'style',
  'title',
  'template',
  'textarea',
  'code',
  'pre',
  'desc',
]);

/** Names with a hyphen between numbers: standards, statutes and phone numbers. */
const hyphenatedNames =
  /(?:\b(?:ANSI|API|ASTM|CFR|IEC|IEEE|ICEA|ISO|NEMA|NETA|NFPA|NMAC|NMSA|TAC|UL|Table)|\(\d{3}\))\s?\d[\d.,]*(?:-\d+)+|\d+(?:-\d+){2,}/g;

test.each([...pages, ...drawings])(
  '$address uses typographic punctuation and plain words',
  ({ html }) => {
    const root = parseFragment(html, { scriptingEnabled: false });
    const removeNames = (text: string) => text.replace(hyphenatedNames, '');
    const texts = [...readTexts(root)];
    const textsWithoutNames = texts.map(removeNames);
    const outsideDrawings = [...readTexts(root, isSvg)].map(removeNames);
    expect([
      ...findFaults(misprints, textsWithoutNames),
      ...findFaults(badBreaks, outsideDrawings),
      ...textsWithoutNames.flatMap(findHyphenatedRanges),
    ]).toEqual([]);
    // The content check covers `content/`. This test also covers text in code, including `alt` and `aria-label`.
    const avoided = [...texts, ...readAttributeTexts(root)].flatMap((text) =>
      findAvoidedWords(text).map((word) => `${describeAvoidedWord(word)} in "${text}"`),
    );
    expect(avoided).toEqual([]);
  },
);

function findFaults(faults: Record<string, RegExp>, texts: readonly string[]): string[] {
  return Object.entries(faults).flatMap(([fault, pattern]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${fault} in "${text}"`),
  );
}

/** Finds ranges with a hyphen instead of a dash: the second number is greater and not the year of an edition. */
function findHyphenatedRanges(text: string): string[] {
  return [...text.matchAll(/(?<![\w./-])(\d[\d,]*(?:\.\d+)?)%?-\$?(\d[\d,]*)(?![\w/-]|[.:]\d)/g)]
    .filter(([, from = '', to = '']) => {
      const low = Number(from.replaceAll(',', ''));
      const high = Number(to.replaceAll(',', ''));
      const isEdition = high > 1900 && high < 2100 && low < 1900;
      return low < high && !isEdition && !to.startsWith('0');
    })
    .map(([range]) => `a hyphen in the range ${range}`);
}

const isSvg = ({ tagName }: Element) => tagName === 'svg';

/** The text of each text node, except in elements for which `skip` returns true. */
function* readTexts(
  parent: ParentNode,
  skip: (element: Element) => boolean = () => false,
): Generator<string> {
  for (const child of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield child.value;
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    if (withoutTypesetting.has(child.tagName) || skip(child)) continue;
    yield* readTexts(child, skip);
  }
}

/** Text in attributes, such as alternative text and labels. */
function readAttributeTexts(root: ParentNode): string[] {
  return [...eachElement(root)]
    .filter((element) => getAttribute(element, 'name') !== 'format-detection')
    .flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].map(
        (name) => getAttribute(element, name) ?? '',
      ),
    );
}
