import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { forelandNames } from '#drawings/index.ts';
import { attributesOf, readBuiltPages } from './built-site.ts';

/** The file of a drawing without its hash: /drawings/foreland-road.svg */
const fileOf = (address: string) => address.replace(/\.[0-9a-f]{8}\.svg#.*$/, '.svg');

/** Scenes that fill the width of a page, with what stands before the mesas in each. */
const isScene = (file: string) => /\/(foreland-[a-z]+|join|closing|hero)\.svg$/.test(file);

const shown = (await readBuiltPages()).map((page) => ({
  address: page.address,
  scenes: attributesOf(page, 'use', 'data-href').filter((address) => !/#pulse$/.test(address)),
}));

test('no page shows the same scene twice', () => {
  for (const { address, scenes } of shown) {
    const files = scenes.map(fileOf).filter(isScene);
    expect(new Set(files).size, address).toBe(files.length);
  }
});

test('what stands before the mesas stands on one page each, the crew on that of every opening, too', () => {
  const found = shown
    .filter(({ address }) => !address.startsWith(`${routes.careers}/`))
    .flatMap(({ scenes }) => scenes.map(fileOf).filter((file) => file.includes('/foreland-')));
  const all = forelandNames.map((name) => `/drawings/foreland-${name}.svg`);
  expect(found.sort()).toEqual(all.sort());
});
