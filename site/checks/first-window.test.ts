import { expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import { budgets } from '../../bench/budgets.ts';
import { weighAnswer } from './answer-weight.ts';
import { readBuiltPages } from './built-site.ts';

// specified/weight.test.ts requires that the sample's home comes in one window.
test('home comes in one congestion window and what an owner’s words may add', async () => {
  const { document, ownWords } = budgets.bytes;
  expect(await weighAnswer()).toBeLessThanOrEqual(document + ownWords);
});

test('the style of every page begins with the fonts, where its first script looks for them', async () => {
  for (const { address, elements } of await readBuiltPages()) {
    const style = elements.find(({ tagName }) => tagName === 'style');
    const families = [...(style ? getText(style) : '').matchAll(/font-family:([^;}]+);src:url/g)];
    expect(
      families.map(([, family]) => family),
      address,
    ).toEqual(['Archivo', 'PlexMono']);
    expect(style && getText(style).startsWith('@font-face{font-family:Archivo;'), address).toBe(
      true,
    );
  }
});
