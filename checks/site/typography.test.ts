import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import type { ParentNode } from '#contract/html-tree.ts';
import { dist, readBuiltPages } from './built-site.ts';

/** What no reader should meet in a text, by what it is. */
const faults = {
  'a straight quote': /["']/,
  'a hyphen for a minus': /(?:^|[\s(=])-\d/,
  'a breakable unit': /\d (?:kV|V|A|kA|MW|kW|MVA|kVA|hp|ft|°[CF]|Ω|ohms|ppm|psi)(?![\w°])/,
  'a breakable hour': /\d [ap]\.m\./,
  'a breakable reference': /\b(?:Article|Table|Class|Division|Section) [\dIV]/,
  'a formula on the line': /\b(?:H2S|CO2|SF6)\b/,
};

/** Names that are written with a hyphen between numbers: standards, statutes and telephones. */
const named =
  /(?:\b(?:ANSI|API|ASTM|CFR|IEC|IEEE|ICEA|ISO|NEMA|NETA|NFPA|NMAC|NMSA|TAC|UL|Table)|\(\d{3}\))\s?\d[\d.,]*(?:-\d+)+|\d+(?:-\d+){2,}/g;

/** Ranges that are typed with a hyphen: the second number is more, and no edition's year. */
function findTypedRanges(text: string): string[] {
  return [...text.matchAll(/(?<![\w./-])(\d[\d,]*(?:\.\d+)?)%?-\$?(\d[\d,]*)(?![\w/-]|[.:]\d)/g)]
    .filter(([, from = '', to = '']) => {
      const [low, high] = [from, to].map((each) => Number(each.replaceAll(',', ''))) as [
        number,
        number,
      ];
      return low < high && !(high > 1900 && high < 2100 && low < 1900) && !to.startsWith('0');
    })
    .map(([range]) => `a hyphen in the range ${range}`);
}

const notSet = new Set(['script', 'style', 'title', 'template', 'textarea', 'code', 'pre', 'desc']);

function* readTexts(parent: ParentNode): Generator<string> {
  for (const child of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield child.value;
    if (defaultTreeAdapter.isElementNode(child) && !notSet.has(child.tagName))
      yield* readTexts(child);
  }
}

const drawings = await Promise.all(
  (await Array.fromAsync(glob('**/*.svg', { cwd: dist }))).map(async (file) => ({
    address: `/${file}`,
    html: await readFile(join(dist, file), 'utf8'),
  })),
);

test.each([...(await readBuiltPages()), ...drawings])('$address is set as a book', ({ html }) => {
  const texts = [...readTexts(parseFragment(html, { scriptingEnabled: false }))];
  const found = texts.flatMap((text) => {
    const plain = text.replace(named, '');
    const ranges = findTypedRanges(plain);
    const others = Object.entries(faults).flatMap(([fault, pattern]) => {
      const match = pattern.exec(plain);
      return match
        ? [`${fault}: ${plain.slice(Math.max(0, match.index - 20), match.index + 30)}`]
        : [];
    });
    return [...ranges, ...others];
  });
  expect(found).toEqual([]);
});
