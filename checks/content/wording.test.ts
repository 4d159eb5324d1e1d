import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { plainText } from '#contract/plain-text.ts';
import { describeAvoidedWord, findAvoidedWords } from '#schemas/content-check/avoided-words.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import { dist, readBuiltPages } from '../site/built-site.ts';
import { company } from '../site/content.ts';

const pages = await readBuiltPages();
const drawings = await Promise.all(
  (await Array.fromAsync(glob('**/*.svg', { cwd: dist }))).map(async (file) => ({
    address: `/${file}`,
    html: await readFile(join(dist, file), 'utf8'),
  })),
);

/** Claims about the company that need its confirmation (`claims: confirmed`), and promises that no one can keep. */
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

test.skipIf(company.claims === 'confirmed').each(pages)(
  '$address makes no forbidden claim',
  ({ html }) => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(forbiddenClaims.filter((words) => words.test(main)).map(String)).toEqual([]);
  },
);

/** Elements whose text is not typeset. An option never breaks across lines. */
const withoutTypesetting = new Set([
  'script',
  'style',
  'title',
  'template',
  'textarea',
  'code',
  'pre',
  'desc',
  'option',
]);

test.each([...pages, ...drawings])(
  '$address contains only typeset text and plain words',
  ({ html }) => {
    const root = parseFragment(html, { scriptingEnabled: false });
    const texts = [...readTexts(root)].map(removeLicenseNumbers);
    const outsideDrawings = [...readTexts(root, isSvg)].map(removeLicenseNumbers);
    // Lines of drawings never break, so their text needs no no-break spaces.
    const untypeset = [
      ...texts.filter((text) => plainText(typeset(text)) !== plainText(text)),
      ...outsideDrawings.filter((text) => typeset(text) !== text),
    ];
    expect(untypeset).toEqual([]);
    // The content check covers `content/`. This test also covers text in code, including `alt` and `aria-label`.
    const avoided = [...texts, ...readAttributeTexts(root)].flatMap((text) =>
      findAvoidedWords(text).map((word) => `${describeAvoidedWord(word)} in "${text}"`),
    );
    expect(avoided).toEqual([]);
  },
);

/** License numbers are not typeset, so that they can be pasted into a search. */
function removeLicenseNumbers(text: string): string {
  return company.licenses.reduce((rest, { number }) => rest.replaceAll(number, ''), text);
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
