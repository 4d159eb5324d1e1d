import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SvgFile } from './svg-file.tsx';

const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" stroke-width="1.5">
  <!-- A comment. -->
  <g id="dot"><circle class="solid" fill="#111a16" r="2"/></g>
  <use href="#dot" x="10"/>
</svg>`;

test('a file becomes an inline drawing that keeps its attributes and takes those of the page', () => {
  expect(renderToStaticMarkup(<SvgFile svg={file} className="small" label="Two dots" />)).toMatch(
    /^<svg fill="none" .*stroke-width="1.5".* viewBox="0 0 20 10" class="drawing small" role="img" aria-label="Two dots"><g id="\w+" class="drawing"><circle class="solid" fill="#111a16" r="2"><\/circle><\/g><use href="#\w+" x="10"><\/use><\/svg>$/,
  );
});

test('two copies of a file on one page have different ids, and each refers to its own', () => {
  const page = renderToStaticMarkup(
    <>
      <SvgFile svg={file} />
      <SvgFile svg={file} />
    </>,
  );
  const ids = [...page.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  const references = [...page.matchAll(/ href="#(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(references).toEqual(ids);
});
