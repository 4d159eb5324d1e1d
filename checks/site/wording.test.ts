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

/** Words that promise what nobody can, or claim what nobody supplied. */
const forbidden = [
  /guaranteed? to pass/i,
  /\bNETA[- ]accredited/i,
  /\bcertified to\b/i,
  // Articles may name the platforms; a grade of our own was never supplied.
  /\b(?:our|we (?:are|have|hold))\b[^.]{0,80}\b(?:ISNetworld|Avetta|Veriforce)\b/i,
  /\bUL (?:508A|panel shop)/i,
  /\b(?:EMR|TRIR) of\b/i,
  /industry[- ]leading|world[- ]class|best[- ]in[- ]class/i,
  // The ring stands around the middle of the towns, and not around a base.
  new RegExp(`150 ?km of (?:${company.bases.map(({ city }) => city).join('|')})`, 'i'),
];

test.each(pages)('$address makes no claim that the company has not supplied', ({ html }) => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(forbidden.filter((words) => words.test(main)).map(String)).toEqual([]);
});

/** What no reader should meet in a text, by what it is. */
const misprints = {
  'a straight quote': /["']/,
  'a hyphen for a minus': /(?:^|[\s(=])-\d/,
  'a formula on the line': /\b(?:H2S|CO2|SF6)\b/,
};

/** The same outside of drawings, whose lines never break. */
const badBreaks = {
  'a breakable unit': /\d (?:kV|V|A|kA|MW|kW|MVA|kVA|hp|ft|°[CF]|Ω|ohms|ppm|psi)(?![\w°])/,
  'a breakable hour': /\d [ap]\.m\./,
  'a breakable reference': /\b(?:Article|Table|Class|Division|Section) [\dIV]/,
};

/** Names that are written with a hyphen between numbers: standards, statutes and telephones. */
const named =
  /(?:\b(?:ANSI|API|ASTM|CFR|IEC|IEEE|ICEA|ISO|NEMA|NETA|NFPA|NMAC|NMSA|TAC|UL|Table)|\(\d{3}\))\s?\d[\d.,]*(?:-\d+)+|\d+(?:-\d+){2,}/g;

test.each([...pages, ...drawings])(
  '$address uses typographic punctuation and plain words',
  ({ html }) => {
    const root = parseFragment(html, { scriptingEnabled: false });
    const texts = [...readTexts(root)];
    const plain = texts.map((text) => text.replace(named, ''));
    const plainOutsideDrawings = [...readTexts(root, isSvg)].map((text) => text.replace(named, ''));
    expect([
      ...findFaults(misprints, plain),
      ...findFaults(badBreaks, plainOutsideDrawings),
      ...plain.flatMap(findTypedRanges),
    ]).toEqual([]);
    // The content check covers `content/`. This test covers the site's own texts, including `alt` and `aria-label`.
    const avoided = [...texts, ...readSpoken(root)].flatMap((text) =>
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

/** Ranges that are typed with a hyphen: the second number is more, and no edition's year. */
function findTypedRanges(text: string): string[] {
  return [...text.matchAll(/(?<![\w./-])(\d[\d,]*(?:\.\d+)?)%?-\$?(\d[\d,]*)(?![\w/-]|[.:]\d)/g)]
    .filter(([, from = '', to = '']) => {
      const low = Number(from.replaceAll(',', ''));
      const high = Number(to.replaceAll(',', ''));
      return low < high && !(high > 1900 && high < 2100 && low < 1900) && !to.startsWith('0');
    })
    .map(([range]) => `a hyphen in the range ${range}`);
}

const notSet = new Set(['script', 'style', 'title', 'template', 'textarea', 'code', 'pre', 'desc']);

const isSvg = ({ tagName }: Element) => tagName === 'svg';

function* readTexts(
  parent: ParentNode,
  skip: (element: Element) => boolean = () => false,
): Generator<string> {
  for (const child of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield child.value;
    if (!defaultTreeAdapter.isElementNode(child) || notSet.has(child.tagName) || skip(child))
      continue;
    yield* readTexts(child, skip);
  }
}

function readSpoken(root: ParentNode): string[] {
  return [...eachElement(root)]
    .filter((element) => getAttribute(element, 'name') !== 'format-detection')
    .flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].map(
        (name) => getAttribute(element, name) ?? '',
      ),
    );
}
