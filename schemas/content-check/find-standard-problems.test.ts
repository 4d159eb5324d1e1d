import { expect, test } from 'vitest';
import { parseContentDocument } from '../content-document.ts';
import { formatContentProblems } from '../content-problem.ts';
import { standardsSchema } from '../standards/standards.ts';
import { findStandardProblems } from './find-standard-problems.ts';

const table = {
  standards: [
    {
      name: 'IEEE 81',
      title: 'Measuring ground impedance',
      cited: [2012],
      current: 2025,
      lookedUp: { on: '2026-11-28', where: 'a catalog' },
      change: 'IEEE 81-2025 has replaced the 2012 edition.',
    },
  ],
};

/** Checks the text of an article and of a tool against the table, and returns the problems as lines. */
function check(texts: { article?: string; tool?: string }, changes: object = {}): string[] {
  const standards = table.standards.map((standard) => ({ ...standard, ...changes }));
  const document = parseContentDocument('standards.yaml', '');
  const value = standardsSchema().parse({ standards });
  const article = parseContentDocument('articles/a.mdx', `---\ntitle: A\n---\n${texts.article}`);
  const tool = parseContentDocument('tools/t.yaml', `sources:\n  - ${texts.tool}`);
  const entries = new Map([
    ['articles', new Map([['a', article]])],
    ['tools', new Map([['t', tool]])],
  ]);
  const problems = findStandardProblems(entries, {
    standards: [{ id: 'standards', document, value }],
  });
  return problems.map((problem) => formatContentProblems([problem]).split('\n  ')[1] ?? '');
}

test('a citation of a standard that is not in the table is reported with its file and line', () => {
  expect(check({ article: 'First line\n\nto IEEE 82-2012' })).toEqual([
    'content/articles/a.mdx:6 "IEEE 82", edition 2012, is not in content/standards.yaml; add it there, or correct the citation',
  ]);
});

test('a citation of an edition that the table does not list is reported with its field', () => {
  expect(check({ tool: 'IEEE 81-2011' })).toEqual([
    'content/tools/t.yaml:2 sources[0]: content/standards.yaml lists no edition 2011 of IEEE 81; write one of 2012, 2025, or add the edition to `cited` there',
  ]);
});

test('outside articles, an earlier edition needs a reason in the table', () => {
  const earlier = { article: 'IEEE 81-2012', tool: 'IEEE 81-2012' };
  expect(check(earlier)).toEqual([
    'content/tools/t.yaml:2 sources[0]: edition 2012 of IEEE 81 is not current; cite the 2025 edition, or give the reason in `whyEarlier` in content/standards.yaml',
  ]);
  expect(check(earlier, { whyEarlier: 'The form follows it.' })).toEqual([]);
  expect(check({ article: 'IEEE 81-2025', tool: 'IEEE 81-2025' })).toEqual([]);
});

test('without a table, citations are not checked', () => {
  const tool = parseContentDocument('tools/t.yaml', 'a: IEEE 82-2012');
  expect(findStandardProblems(new Map([['tools', new Map([['t', tool]])]]), {})).toEqual([]);
});
