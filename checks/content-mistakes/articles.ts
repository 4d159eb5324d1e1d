import { articles, find, MissingContent } from '../site/content.ts';
import { findArticleWithFigure } from './article-with-figure.ts';
import type { Mistake } from './mistake.ts';
import { datesInFrontMatter, writeReview } from './review.ts';

const articleWithFigure = await findArticleWithFigure();
if (!articleWithFigure) {
  throw new MissingContent('content/ has no article with a record and a figure');
}
const { file, recordTag, figure } = articleWithFigure;

const articleWithOutages = find(
  articles,
  ({ records }) => records?.downtimeScenarios,
  'an article with downtime scenarios',
);
const loss = articleWithOutages.records?.downtimeScenarios?.[0]?.productionLoss.amount ?? 0;
const articleWithRows = find(articles, ({ records }) => records?.rows, 'an article with rows');
const [countedBars] = articles.flatMap(({ id, figures = {} }) =>
  Object.values(figures).flatMap((each) =>
    each.drawing === 'bars' && each.data.counts
      ? [{ articleId: id, length: each.data.bars[0]?.values[0] ?? 0 }]
      : [],
  ),
);
if (!countedBars) throw new MissingContent('content/ has no bar chart of records');

const fileOf = (id: string) => `articles/${id}.mdx`;

/** Mistakes in the articles chosen above. */
const mistakesInChosenArticles: Mistake[] = [
  {
    file,
    from: recordTag,
    to: '<NobodysRecords />',
    message: /:\d+ there is no component <NobodysRecords>; write one/,
  },
  {
    file,
    from: recordTag,
    to: '',
    message: new RegExp(
      `\\.mdx:1 records\\.\\w+ is not placed in the text; write ${recordTag} where`,
    ),
  },
  {
    file,
    from: recordTag,
    to: `${recordTag}\n\n<Trends />`,
    message: /:\d+ the article has no trends; add them under `/,
  },
  {
    file,
    from: new RegExp(`(- )(drawing: .*)(\\n +name: ${figure}\\n)`),
    to: '$1drawing: never-drawn$3',
    message: /figures\[\d+\]\.drawing: expected a drawing: .+, /,
  },
  {
    file: fileOf(articleWithRows.id),
    from: /<Rows (name="[^"]+").*\/>/,
    to: '<Rows $1 as="boxes" />',
    message: /there is no layout "boxes"; write one of cards, columns, stages/,
  },
  {
    file: fileOf(articleWithRows.id),
    from: /<Rows [^>]*\/>/g,
    to: '',
    message:
      /\.mdx:1 records\.rows\.[a-z-]+ is not placed in the text; write <Rows name="[a-z-]+" \/> where/,
  },
  {
    file: fileOf(articleWithOutages.id),
    from: `amount: ${loss}`,
    to: `amount: ${loss + 500}`,
    message: /productionLoss\.amount: expected \d+, calculated from the factors; correct the value/,
  },
  {
    file: fileOf(countedBars.articleId),
    from: new RegExp(`(values:\\n *- )${countedBars.length}\\n`),
    to: `$1${countedBars.length + 500}\n`,
    message: /figures\[\d+\]\.data\.bars: expected the values \d+.*, calculated from \w+; correct/,
  },
];

const firstHeading = /\n## .+\n/;

/** Mistakes in the text that any article can have. */
const mistakesInText: Omit<Mistake, 'file'>[] = [
  {
    from: firstHeading,
    to: '$&\n<Rows name="x" />\n',
    message: /no rows "x"; add them under `records\.rows`/,
  },
  {
    from: firstHeading,
    to: '$&\n<Figure name="x" />\n',
    message: /no figure "x"; add it under `figures`/,
  },
  {
    from: firstHeading,
    to: '$&\nA <To service="x">b</To>.\n',
    message: /there is no service "x"; write one/,
  },
  {
    from: firstHeading,
    to: '$&\nLoads <5 MW.\n',
    message: /Unexpected .*; a bare < or \{ starts markup/,
  },
  {
    from: firstHeading,
    to: '$&\n# Top\n',
    message: /the title is the only top-level heading; write ## here/,
  },
];

/** Mistakes in the review that any article can have. */
const mistakesInReviews: Omit<Mistake, 'file'>[] = [
  {
    fields: '  date: 2025-01-05\n',
    message: /reviewed\.date: expected a date no earlier than 2025-01-06, when/,
  },
  {
    fields: '  changes: []\n',
    message: /reviewed\.date: missing; expected a date, for example 2026-11-22/,
  },
  {
    fields: "  date: 2026-11-22\n  changes:\n    - text: ''\n",
    message:
      /reviewed\.changes\[0\]\.text: expected a sentence that names its source, for example: /,
  },
  {
    fields: '  date: 2026-11-22\n  changes: Nothing.\n',
    message: /reviewed\.changes: expected a list of changes, each as "text: \.\.\.", at least 1;/,
  },
  {
    fields: '  date: 2026-11-22\n  reviewer:\n    name: Jane Roe\n',
    message:
      /reviewed\.reviewer\.license: missing; expected a license with its number, for example: /,
  },
].map(({ fields, message }) => ({ from: datesInFrontMatter, to: writeReview(fields), message }));

const chosenFiles = mistakesInChosenArticles.map((mistake) => mistake.file);
const otherFiles = articles
  .map(({ id }) => fileOf(id))
  .filter((each) => !chosenFiles.includes(each));

/**
 * Mistakes in articles and their front matter. Each mistake that any article can have is inserted into a different
 * article.
 */
export const mistakes: Mistake[] = [
  ...mistakesInChosenArticles,
  ...[...mistakesInText, ...mistakesInReviews].map((mistake, index) => ({
    ...mistake,
    file: otherFiles[index % otherFiles.length] ?? file,
  })),
];
