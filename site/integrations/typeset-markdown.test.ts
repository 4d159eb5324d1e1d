import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { typesetMarkdown } from './typeset-markdown.ts';

async function render(source: string): Promise<string> {
  const { html } = await markdownToHtml(source, {
    features: { smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin(), typesetMarkdown],
  });
  return html.trim();
}

test('typesets paragraphs and the elements nested in them, but not addresses', async () => {
  expect(await render(`It's **"10-15%"** at [480 V](/a-5).`)).toBe(
    '<p>It’s <strong>“10\u2060–\u206015%”</strong> at <a href="/a-5">480\u00a0V</a>.</p>',
  );
});

test('typesets headings, but derives their ids from the plain text', async () => {
  expect(await render('## A six-well *as-built* in 24 hours')).toBe(
    '<h2 id="a-six-well-as-built-in-24-hours">A six-\u2060well <em>as-\u2060built</em> in 24\u00a0hours</h2>',
  );
});

test('does not change code', async () => {
  expect(await render('`1-2`\n\n```\n3-4\n```')).toMatch(/<code>1-2<\/code>.*<code>3-4/s);
});
