import { expect, test } from 'vitest';
import { copyContent } from '#schemas/content-check/content-copy.ts';
import { articles } from '../site/content.ts';
import { findArticleWithFigure } from './article-with-figure.ts';
import { datesInFrontMatter, writeReview } from './review.ts';

const [article] = articles;

test.runIf(article)('a review with a change and a reviewer is valid', async () => {
  const { edit, find } = await copyContent();
  await edit(
    `articles/${article?.id}.mdx`,
    datesInFrontMatter,
    writeReview(
      '  date: 2026-11-22\n  changes:\n    - text: One sentence.\n  reviewer:\n    name: Jane Roe\n    license: PE 1\n',
    ),
  );
  expect(await find()).toEqual([]);
});

const articleWithFigure = await findArticleWithFigure();

test.runIf(articleWithFigure)('the text of a draft may leave out records', async () => {
  if (!articleWithFigure) return;
  const { file, recordTag } = articleWithFigure;
  const { edit, find } = await copyContent();
  await edit(file, recordTag, '');
  await edit(file, /\nrelated:\n( {2}- .*\n)+/, '\n');
  await edit(file, /\ndraft: false\n/, '\ndraft: true\n');
  expect(await find()).toEqual([]);
});
