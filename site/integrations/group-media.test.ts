import { expect, test } from 'vitest';
import { groupMedia } from './group-media.ts';

const wide = (rules: string) => `@media (width>=10px){${rules}}`;

test('rules of one query stand together where nothing between them says otherwise', () => {
  const css = `.a{color:red}${wide('.a{color:blue}')}.b{margin:0}${wide('.b{margin:1px}')}`;
  expect(groupMedia(css, '<p class="a b"></p>')).toBe(
    `.a{color:red}.b{margin:0}${wide('.a{color:blue}.b{margin:1px}')}`,
  );
});

test('a rule passes none that could win over it on an element of the page', () => {
  const css = `${wide('.a{padding:0}')}.b{padding-left:1px}${wide('.c{top:0}')}`;
  expect(groupMedia(css, '<p class="a b"></p><p class="c"></p>')).toBe(css);
  expect(groupMedia(css, '<p class="a"></p><p class="b"></p>')).toBe(
    `.b{padding-left:1px}${wide('.a{padding:0}.c{top:0}')}`,
  );
});

test('what weighs more wins wherever it stands; what has no class may be any element', () => {
  const after = (rule: string) => `${wide('.a{top:0}')}${rule}${wide('.c{color:red}')}`;
  const page = '<ul class="x"><li class="a"></ul>';
  expect(groupMedia(after('.x>li{top:1px}'), page)).not.toMatch(/^@media/);
  expect(groupMedia(after('.x *{top:1px}'), page)).toMatch(/^@media/);
});

test('what a script brings later counts as an element', () => {
  const css = `${wide('.a{top:0}')}.b{top:1px}${wide('.c{top:0}')}`;
  expect(groupMedia(css, '<p data-later-classes="a b"></p>')).toBe(css);
});
