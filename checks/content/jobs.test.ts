import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { jobRoute, sampleSheetRoute } from '#contract/routes.ts';
import { jobs } from '../site/content.ts';
import { findElement, pageAt } from '../site/page-parts.ts';
import { textOf } from '../site/page-text.ts';

/* Are the readings of a job drawn, and are the numbers of a sample job on the sheets to which the job links? */

test('both arrangements of a strip show every reading', () => {
  for (const { id, strip } of jobs) {
    if (!strip) continue;
    const section = findElement(
      pageAt(jobRoute(id)).elements,
      (each) => getAttribute(each, 'id') === 'times',
    );
    const drawings = [...eachElement(section)].filter(({ tagName }) => tagName === 'svg');
    expect(drawings, id).toHaveLength(2);
    for (const drawing of drawings) {
      const text = textOf(drawing).replaceAll(/\s+/g, ' ');
      for (const { value } of strip.items) if (value) expect(text, id).toContain(value);
    }
  }
});

test('each number of a sample job is on one of its sheets', () => {
  for (const { id, sample, question, problem, summary, done = [], strip, ...job } of jobs) {
    const texts = readSheets({ ...job, done });
    if (!sample || texts === '') continue;
    const written = [question, problem, summary, ...done.map(({ text }) => text)];
    const drawn = strip?.items.map(({ value = '', text }) => `${value} ${text}`) ?? [];
    for (const number of [...written, ...drawn].flatMap((text) => numbersIn(text ?? ''))) {
      expect(texts, `${number} in ${id}`).toContain(number);
    }
  }
});

test('the readings and times of a sample job are on the sheets that its strip names', () => {
  for (const { id, sample, strip, ...job } of jobs) {
    for (const { from, to, sheet, value = '' } of strip?.items ?? []) {
      if (!sample || !sheet) continue;
      for (const number of numbersIn(value)) {
        expect(mainTextOf(sampleSheetRoute(sheet.id)), id).toContain(number);
      }
      // Times of a sheet without times are on another sheet of the job.
      for (const time of [from, to]) {
        if (time) expect(readSheets(job), id).toContain(time.split(' ')[1]);
      }
    }
  }
});

/** The numbers in a text, such as 06:42, 3/8 or 480. */
const numbersIn = (text: string) => text.match(/\d+(?:[:/.]\d+)*/g) ?? [];

/** The texts of all sheets of a job's steps; empty if it has none. */
function readSheets({
  done = [],
  handedOver = [],
}: Pick<(typeof jobs)[number], 'done' | 'handedOver'>) {
  const ids = [...done, ...handedOver].flatMap(({ sheet }) => (sheet ? [sheet.id] : []));
  return [...new Set(ids)].map((id) => mainTextOf(sampleSheetRoute(id))).join(' ');
}

/** The text of a page's main element, without typographic characters. */
function mainTextOf(address: string): string {
  const main = findElement(pageAt(address).elements, ({ tagName }) => tagName === 'main');
  return textOf(main).replaceAll(/\s+/g, ' ');
}
