import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MdastNode, type MdxJsxFlowElement, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '#contract/company.ts';
import { policyFacts } from './policy-facts.tsx';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const company = companySchema.parse(parse(await readFile(`${root}content/company.yaml`, 'utf8')));
const source = await readFile(`${root}content/privacy-policy.mdx`, 'utf8');
const named = [...eachComponent(mdxToMdast(source.replace(/^---\n[\s\S]*?\n---\n/, '')))];

function* eachComponent(node: MdastNode): Generator<MdxJsxFlowElement> {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    yield node as MdxJsxFlowElement;
  }
  if ('children' in node) for (const child of node.children) yield* eachComponent(child);
}

/** What the policy's own text makes of a component at this setting. */
function render(name: string, retentionDays: number | undefined): string {
  const facts: Record<string, unknown> = policyFacts(company, retentionDays);
  const node = named.find((each) => each.name === name);
  const props = Object.fromEntries(
    (node?.attributes ?? []).flatMap((each) =>
      each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
    ),
  );
  return renderToStaticMarkup(createElement(facts[name] as FunctionComponent, props));
}

test('every component that the policy names is there, and every one that is there is named', () => {
  const names = new Set(named.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(policyFacts(company, undefined)).sort());
});

test.each([
  [90, '90 days'],
  [1, '1 day'],
  [3650, '3,650 days'],
])('with RETENTION_DAYS=%i the policy promises to erase after %s', (days, age) => {
  expect(render('Retention', days)).toBe(
    `<p data-retention-days="${days}">A message is erased ${age} after it arrives, or within the day that follows. If you ask us, we erase it sooner.</p>`,
  );
});

test('with RETENTION_DAYS=off the policy promises no end', () => {
  expect(render('Retention', undefined)).toBe(
    '<p data-retention-days="off">Messages stay until you ask us to erase them or they are no longer needed.</p>',
  );
});

test('how long suspected messages stay does not depend on it', () => {
  expect([render('SuspectedAge', undefined), render('SuspectedAge', 90)]).toEqual([
    '30 days',
    '30 days',
  ]);
});

test('what the policy says of erasing and counting is that of the host', () => {
  const on = (host: 'node' | 'worker') =>
    named
      .filter(({ name }) => name === 'OnHost')
      .map((node) => {
        const { OnHost } = policyFacts(company, undefined, host);
        const props = Object.fromEntries(
          node.attributes.flatMap((each) =>
            each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
          ),
        );
        return renderToStaticMarkup(
          createElement(OnHost, props as { node: string; worker: string }),
        );
      })
      .join(' ');
  expect(on('worker')).toMatch(/history of the database/);
  expect(on('worker')).not.toMatch(/overwritten|working memory/);
  expect(on('node')).toMatch(/overwritten/);
  expect(on('node')).not.toMatch(/Cloudflare|history/);
});
