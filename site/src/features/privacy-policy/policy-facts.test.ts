import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MdastNode, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '#contract/company.ts';
import { attributesOf, isMdxTag, type MdxTag } from '#schemas/mdx-tags.ts';
import { policyFacts } from './policy-facts.tsx';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const company = companySchema.parse(parse(await readFile(`${root}content/company.yaml`, 'utf8')));
const source = await readFile(`${root}content/privacy-policy.mdx`, 'utf8');
const components = [...findComponents(mdxToMdast(source.replace(/^---\n[\s\S]*?\n---\n/, '')))];

function* findComponents(node: MdastNode): Generator<MdxTag> {
  if (isMdxTag(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* findComponents(child);
}

/** Renders all uses of a component in the policy, with the attributes from the policy's text. */
function render(name: string, ...settings: [days?: number | undefined, host?: 'node' | 'worker']) {
  const facts: Record<string, unknown> = policyFacts(company, ...settings);
  return components
    .filter((component) => component.name === name)
    .map((node) => createElement(facts[name] as FunctionComponent, attributesOf(node)))
    .map((element) => renderToStaticMarkup(element))
    .join(' ');
}

test('the policy uses exactly the components that are defined', () => {
  const names = new Set(components.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(policyFacts(company, undefined)).sort());
});

test.each([
  [90, /^<p data-retention-days="90">A message is erased 90 days after it arrives/],
  [1, /erased 1 day after/],
  [3650, /erased 3,650 days after/],
  [undefined, /^<p data-retention-days="off">Messages stay until you ask us to erase them/],
])('with RETENTION_DAYS=%s the policy states when messages are erased', (days, promise) => {
  expect(render('Retention', days)).toMatch(promise);
  // The retention of suspected spam does not depend on RETENTION_DAYS.
  expect(render('SuspectedAge', days)).toBe('30 days');
});

test('the policy describes erasure and counting as they work on the host in use', () => {
  const worker = render('OnHost', undefined, 'worker');
  expect(worker).toMatch(/history of the database/);
  expect(worker).not.toMatch(/overwritten|working memory/);
  const node = render('OnHost', undefined, 'node');
  expect(node).toMatch(/overwritten/);
  expect(node).not.toMatch(/Cloudflare|history/);
});
