import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MdastNode, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import { attributesOf, isMdxTag, type MdxTag } from '#schemas/mdx-tags.ts';
import { fixtureContent, fixtureFolder } from '../../../../checks/fixture/folders.ts';
import { policyFacts } from './policy-facts.tsx';

const company = await readCompany(fixtureFolder);
const source = await readFile(join(fixtureContent, 'privacy-policy.mdx'), 'utf8');
const textWithoutFrontmatter = source.replace(/^---\n[\s\S]*?\n---\n/, '');
const components = [...findComponents(mdxToMdast(textWithoutFrontmatter))];

function* findComponents(node: MdastNode): Generator<MdxTag> {
  if (isMdxTag(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* findComponents(child);
}

/** Renders all uses of a component in the policy, with the attributes from the policy's text. */
function render(
  name: string,
  { retentionDays, host }: { retentionDays?: number | undefined; host?: 'node' | 'worker' },
) {
  const facts: Record<string, unknown> = policyFacts(company, retentionDays, host);
  return components
    .filter((component) => component.name === name)
    .map((node) => createElement(facts[name] as FunctionComponent, attributesOf(node)))
    .map((element) => renderToStaticMarkup(element))
    .join(' ');
}

test('the policy uses all components that are defined, and no others', () => {
  const names = new Set(components.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(policyFacts(company, undefined)).sort());
});

test.each([
  {
    retentionDays: 90,
    expected: /^<p data-retention-days="90">A message is erased 90 days after it arrives/,
  },
  { retentionDays: 1, expected: /erased 1 day after/ },
  { retentionDays: 3650, expected: /erased 3,650 days after/ },
  {
    retentionDays: undefined,
    expected: /^<p data-retention-days="off">We keep messages until you ask us to erase them/,
  },
])(
  'with RETENTION_DAYS=$retentionDays the policy states when messages are erased',
  ({ retentionDays, expected }) => {
    expect(render('Retention', { retentionDays })).toMatch(expected);
    // The retention of suspected spam does not depend on RETENTION_DAYS.
    expect(render('SuspectedAge', { retentionDays })).toBe('30 days');
  },
);

test('the policy says which platform stores the messages', () => {
  expect(render('OnHost', { host: 'worker' })).toContain('Cloudflare stores messages for us.');
  expect(render('OnHost', { host: 'worker' })).not.toContain('our own server');
  expect(render('OnHost', { host: 'node' })).toContain('Messages are on our own server.');
  expect(render('OnHost', { host: 'node' })).not.toContain('Cloudflare');
});
