import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test('converts headings, links, lists, quotes and tables', () => {
  const html = `<h1>Feeders</h1><blockquote>How to choose <em>one</em>.</blockquote>
<p>Ask <a href="https://example.com/contact">us</a>.</p><ol><li>Measure</li><li>Order</li></ol>
<table><thead><tr><th>Load</th><th>Drop</th></tr></thead><tbody><tr><th>5 MW</th><td>17%</td></tr></tbody></table>`;
  expect(htmlToMarkdown(html)).toBe(`# Feeders

> How to choose *one*.

Ask [us](https://example.com/contact).

1. Measure
2. Order

| Load | Drop |
| - | - |
| 5 MW | 17% |
`);
});

test('escapes characters that have a special meaning in Markdown', () => {
  expect(htmlToMarkdown('<p>Tag *TR_1*</p>')).toBe('Tag \\*TR_1\\*\n');
});

test('writes the terms and descriptions of a record as paragraphs', () => {
  const html = `<dl><dt>Repair</dt><dd>$8,000</dd><dd>on average</dd>
<dt>Work</dt><dd><ul><li>Pour piers</li><li>Set steel</li></ul></dd></dl>`;
  expect(htmlToMarkdown(html)).toBe(`**Repair**

$8,000

on average

**Work**

- Pour piers
- Set steel
`);
});

test('states which text is the caption of a figure', () => {
  const html =
    '<figure><figcaption><p>Drop over miles.</p><ul><li>At 10 miles: 17%.</li></ul></figcaption></figure>';
  expect(htmlToMarkdown(html)).toBe('Figure: Drop over miles.\n\n- At 10 miles: 17%.\n');
});

test('replaces a list of records by their headings, and writes the numbers of numbered records', () => {
  const records = '<li><h3>Isolate</h3><p>Open it.</p></li><li><h3>Test</h3><p>Prove it.</p></li>';
  expect(htmlToMarkdown(`<ul>${records}</ul>`)).toBe(
    '### Isolate\n\nOpen it.\n\n### Test\n\nProve it.\n',
  );
  expect(htmlToMarkdown(`<ol start="3">${records}</ol>`)).toBe(
    '### 3. Isolate\n\nOpen it.\n\n### 4. Test\n\nProve it.\n',
  );
});

test('writes a list in a table cell on one line', () => {
  const html = `<table><thead><tr><th>Part</th><th>Also</th></tr></thead>
<tbody><tr><th>Capacitors</th><td><ul><li>Cooler feeders</li><li>Spare capacity</li></ul></td></tr></tbody></table>`;
  expect(htmlToMarkdown(html)).toContain('| Capacitors | Cooler feeders; Spare capacity |');
});
