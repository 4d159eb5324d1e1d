import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { articleRoute } from '#contract/routes.ts';
import { dist, metaOf } from './built-site.ts';
import { articles } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

const read = (file: string) => readFile(join(dist, file), 'utf8');
const shownMonth = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

test.each(articles)('$id says whether it was reviewed, when and by whom', ({ id, reviewed }) => {
  const { elements } = pageAt(articleRoute(id));
  const [facts] = withClass(elements, 'article-facts');
  const shown = facts ? textOf(facts).replaceAll(/\s+/g, ' ') : '';
  const { name, license } = reviewed?.reviewer ?? {};
  const by = name ? ` by ${name}, ${license}` : '';
  if (reviewed) expect(shown).toContain(`Reviewed ${shownMonth.format(reviewed.date)}${by}`);
  else expect(shown).not.toContain('Reviewed');
  const [link] = facts ? [...eachElement(facts)].filter(({ tagName }) => tagName === 'a') : [];
  const heading = elements.find((each) => getAttribute(each, 'id') === 'since-then');
  expect(link && getAttribute(link, 'href')).toBe(heading ? '#since-then' : undefined);
  expect(heading !== undefined).toBe(Boolean(reviewed?.changes.length));
  const since = heading ? textOf(heading.parentNode as ParentNode) : '';
  for (const { text } of reviewed?.changes ?? []) expect(since).toContain(asTyped(text));
});

test.each(articles.filter(({ reviewed }) => reviewed))(
  '$id tells programs the day of its review: data, head, sitemap, feed and Markdown',
  async ({ id, reviewed }) => {
    const day = reviewed?.date.toISOString().slice(0, 10) ?? '';
    const page = pageAt(articleRoute(id));
    expect(page.html).toMatch(new RegExp(`"dateModified":\\s*"${day}"`));
    expect(metaOf(page, 'article:modified_time')).toContain(day);
    expect(await read('sitemap.xml')).toMatch(
      new RegExp(`${articleRoute(id)}</loc><lastmod>${day}`),
    );
    const feed = JSON.parse(await read('feed.json')) as { items: Record<string, string>[] };
    const item = feed.items.find(({ url }) => url?.endsWith(id));
    expect(item?.date_modified).toContain(day);
    const markdown = await read(`blog/${id}.md`);
    expect(markdown).toContain(`, reviewed ${day}, `);
    expect(/^## Since then$/m.test(markdown)).toBe(Boolean(reviewed?.changes.length));
  },
);
