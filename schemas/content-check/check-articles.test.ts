import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articles, find } from '../../site/checks/content.ts';
import { copyContent, type Mistake, shipped } from './content-copy.ts';

const { edit, check, find: findProblems } = copyContent();

/** An article whose text places records and a drawing, leads to a service and has a section. */
const written = await findWritten();
const counted = find(
  articles,
  ({ records }) => records?.downtimeScenarios,
  'an article that reckons what an hour without power costs',
);
const drawn = find(
  articles,
  ({ figures = {} }) => Object.values(figures).some(countedBars),
  'an article whose bars count its records',
);
const shown =
  Object.values(drawn.figures ?? {})
    .flatMap((figure) => countedBars(figure) ?? [])
    .at(0) ?? 0;
const rowed = find(articles, ({ records }) => records?.rows, 'an article with rows');

/** The lengths of bars that say what they count. */
function countedBars(figure: NonNullable<(typeof articles)[number]['figures']>[string]) {
  if (figure.drawing !== 'bars' || !figure.data.counts) return undefined;
  return figure.data.bars.flatMap(({ values }) => values);
}

async function findWritten() {
  for (const { id, figures = {}, records } of articles) {
    const file = `articles/${id}.mdx`;
    const text = await readFile(join(shipped, file), 'utf8');
    const record = /^<([A-Z]\w+) \/>$/m.exec(text)?.[1];
    const figure = Object.keys(figures).find((name) => text.includes(`<Figure name="${name}" />`));
    const service = /<To service="([a-z-]+)">/.exec(text)?.[1];
    const heading = /\n## (.+)\n/.exec(text)?.[1];
    if (record && figure && service && heading && !records?.risks)
      return { file, record, figure, service, heading };
  }
  throw new Error('content/ has no article with records, a drawing, a link and a section.');
}

describe('the text of an article is checked like its fields', () => {
  const { file: article, record, figure, service, heading } = written;
  const loss = counted.records?.downtimeScenarios?.[0]?.productionLoss.amount ?? 0;
  const cases: Mistake[] = [
    [
      'a component that is not there',
      article,
      `<${record} />`,
      '<NobodysRecords />',
      /\.mdx:\d+ there is no component <NobodysRecords>; write one of ChecklistGroups, /,
    ],
    [
      'records that the text leaves out',
      article,
      `<${record} />`,
      '',
      new RegExp(`\\.mdx:1 records\\.\\w+ is not placed; write <${record} /> where`),
    ],
    [
      'records that are placed but missing',
      article,
      `<${record} />`,
      `<${record} />\n\n<Risks />`,
      /\.mdx:\d+ places risks but has none; add them under `records` or remove <Risks \/>/,
    ],
    [
      'rows that are not there',
      article,
      `<${record} />`,
      `<${record} />\n\n<Rows name="never-written" />`,
      /\.mdx:\d+ no rows "never-written"; add them under `records\.rows` or correct the name/,
    ],
    [
      'rows that the text leaves out',
      `articles/${rowed.id}.mdx`,
      /<Rows [^>]*\/>/g,
      '',
      /\.mdx:1 records\.rows\.[a-z-]+ is not placed; write <Rows name="[a-z-]+" \/> where/,
    ],
    [
      'a drawing that is not there',
      article,
      `<Figure name="${figure}" />`,
      '<Figure name="never-drawn" />',
      /\.mdx:\d+ no figure "never-drawn"; add it under `figures` or correct the name/,
    ],
    [
      'a link to what does not exist',
      article,
      `<To service="${service}">`,
      '<To service="upkeep">',
      /\.mdx:\d+ there is no service "upkeep"; write one of .+, /,
    ],
    [
      'a sign that starts markup',
      article,
      `\n## ${heading}\n`,
      `\n## ${heading}\n\nLoads <5 MW.\n`,
      /\.mdx:\d+ Unexpected character .*; correct the text here; a bare < or { starts markup/,
    ],
    [
      'a top-level heading',
      article,
      `\n## ${heading}\n`,
      `\n# ${heading}\n`,
      /\.mdx:\d+ the title is the only top-level heading; write ## here/,
    ],
    [
      'a sum that is wrong',
      `articles/${counted.id}.mdx`,
      `amount: ${loss}`,
      `amount: ${loss + 500}`,
      new RegExp(
        `productionLoss\\.amount: expected ${loss}, which is what the factors give; correct the one`,
      ),
    ],
    [
      'bars that show other amounts than the records they count',
      `articles/${drawn.id}.mdx`,
      new RegExp(`(values:\\n *- )${shown}\\n`),
      `$1${shown + 500}\n`,
      /figures\[\d+\]\.data\.bars: expected the values \d+.*, which is what \w+ give; correct/,
    ],
    [
      'a drawing without its data',
      article,
      new RegExp(`(- )(drawing: .*)(\\n +name: ${figure}\\n)`),
      '$1drawing: never-drawn$3',
      /figures\[\d+\]\.drawing: expected a drawing: .+, /,
    ],
    [
      'an article published too early',
      article,
      /\nreferences:\n( {2}- .*\n)+/,
      '\n',
      /references: missing; expected at least five references, or `draft: true` until/,
    ],
  ];

  test.each(cases)('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });

  describe('the review of an article', () => {
    const day = /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m;
    const review = async (lines: string) =>
      edit(article, day, `publishDate: 2025-01-06\nreviewed:\n${lines}`);

    test.each([
      ['with nothing changed', '  date: 2026-11-22\n'],
      [
        'with a change and its reviewer',
        '  date: 2026-11-22\n  changes:\n    - text: One sentence.\n  reviewer:\n    name: Jane Roe\n    license: PE 1\n',
      ],
    ])('may come %s', async (_how, lines) => {
      await review(lines);
      expect(await findProblems()).toEqual([]);
    });

    test.each([
      [
        'before the article',
        '  date: 2025-01-05\n',
        /\.mdx:\d+ reviewed\.date: expected a date no earlier than 2025-01-06, when the article was published; write/,
      ],
      [
        'without a day',
        '  changes: []\n',
        /reviewed\.date: missing; expected a date; write it as 2026-11-22/,
      ],
      [
        'with a change that says nothing',
        "  date: 2026-11-22\n  changes:\n    - text: ''\n",
        /reviewed\.changes\[0\]\.text: expected a sentence that names its source; write it as: /,
      ],
      [
        'with a change in words alone',
        '  date: 2026-11-22\n  changes: Nothing.\n',
        /reviewed\.changes: expected a list of changes; write each as "- text: \.\.\."/,
      ],
      [
        'by someone without a license',
        '  date: 2026-11-22\n  reviewer:\n    name: Jane Roe\n',
        /reviewed\.reviewer\.license: missing; expected a license with its number; write it as: /,
      ],
    ])('may not come %s', async (_how, lines, said) => {
      await review(lines);
      expect(await check()).toMatch(said);
    });
  });

  test('a draft may still lack what it places', async () => {
    await edit(article, `<${record} />`, '');
    await edit(article, /\nrelated:\n( {2}- .*\n)+/, '\n');
    await edit(article, /\ndraft: false\n/, '\ndraft: true\n');
    expect(await findProblems()).toEqual([]);
  });
});
