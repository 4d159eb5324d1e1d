import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
  expect(renderToStaticMarkup(<SvgFile svg={file} className="small" label="Two dots" />)).toMatch(
    /^<svg fill="none" .*stroke-width="1.5".* viewBox="0 0 20 10" class="drawing small" role="img" aria-label="Two dots"><g><circle class="solid" fill="#111a16" r="2"><\/circle><\/g>.*<\/svg>$/,
  );
});

test('a <use> is replaced by a copy of its target with the attributes and position of the <use>, without the id', () => {
  const shown = renderToStaticMarkup(<SvgFile svg={file} />);
  const dot = '<g><circle class="solid" fill="#111a16" r="2"></circle></g>';
  expect(shown).toContain(`${dot}<g transform="translate(10 0)">${dot}</g>`);
  expect(shown).toContain(
    '<g class="outline" stroke="#111a16" transform="rotate(45)"><path d="M-2 0h4M0-2v4"></path></g>',
  );
  expect(shown).not.toMatch(/<(use|defs)| id=/);
});

test('a <use> with an unknown id throws an error', () => {
  const broken = '<svg viewBox="0 0 1 1"><use href="#nothing"/></svg>';
  expect(() => renderToStaticMarkup(<SvgFile svg={broken} />)).toThrow('#nothing');
});
