import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { SvgFile } from './svg-file.tsx';

const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" stroke-width="1.5">
  <!-- A comment. -->
  <defs>
    <path id="cross" d="M-2 0h4M0-2v4"/>
  </defs>
  <g id="dot"><circle class="solid" fill="#111a16" r="2"/></g>
  <use href="#dot" x="10"/>
  <use class="outline" stroke="#111a16" href="#cross" transform="rotate(45)"/>
</svg>`;

test('an SVG file is rendered inline with the attributes of the file and of the props', () => {
  const shown = renderToStaticMarkup(<SvgFile svg={file} className="small" label="Two dots" />);
  const [root] = eachElement(parseFragment(shown));
  if (!root) throw new Error('nothing was rendered');
  expect(root.tagName).toBe('svg');
  expect(getAttribute(root, 'stroke-width')).toBe('1.5');
  expect(getAttribute(root, 'viewBox')).toBe('0 0 20 10');
  expect(getAttribute(root, 'class')).toBe('drawing small');
  expect(getAttribute(root, 'aria-label')).toBe('Two dots');
  expect(shown).toContain('<g><circle class="solid" fill="#111a16" r="2"></circle></g>');
});

test('a <use> is replaced by a copy of its target with the attributes and position of the <use>, without the id', () => {
  const shown = renderToStaticMarkup(<SvgFile svg={file} />);
  const dot = '<g><circle class="solid" fill="#111a16" r="2"></circle></g>';
  expect(shown).toContain(`${dot}<g transform="translate(10 0)">${dot}</g>`);
  expect(shown).toContain(
    '<g class="outline" stroke="#111a16" transform="rotate(45)"><path d="M-2 0h4M0-2v4"></path></g>',
  );
  for (const removed of ['<use', '<defs', ' id=']) expect(shown).not.toContain(removed);
});

test('a <use> with an unknown id throws an error', () => {
  const broken = '<svg viewBox="0 0 1 1"><use href="#nothing"/></svg>';
  expect(() => renderToStaticMarkup(<SvgFile svg={broken} />)).toThrow('#nothing');
});

test('a placeholder in the text of a file becomes its number; one without a number throws an error', () => {
  const tank = '<svg viewBox="0 0 1 1"><g><text>{tank.height} ft</text></g></svg>';
  expect(
    renderToStaticMarkup(<SvgFile svg={tank} numbers={{ tank: { height: 1600 } }} />),
  ).toContain('<text>1,600 ft</text>');
  expect(() => renderToStaticMarkup(<SvgFile svg={tank} />)).toThrow(
    'a drawing shows the number {tank.height}, which has no value',
  );
});
