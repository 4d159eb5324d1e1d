import { expect, test } from 'vitest';
import { readBuiltPages } from './built-site.ts';
import { company } from './content.ts';

const pages = await readBuiltPages();

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

test.each(pages)('$address claims nothing that the company has not supplied', ({ html }) => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(forbidden.filter((words) => words.test(main)).map(String)).toEqual([]);
});
