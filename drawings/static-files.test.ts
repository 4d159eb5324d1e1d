import { type DOMNode, type Element, htmlToDOM } from 'html-react-parser';
import { expect, test } from 'vitest';
import { colors, pageColors } from '#site/styles/colors.ts';
import { drawingStyles } from './drawing-styles.ts';

const files = Object.entries(
  import.meta.glob<string>(
    ['./figures/*/{wide,narrow}.svg', './{lineup,service-diagrams,site-plans,step-symbols}/*.svg'],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([file, svg]) => {
  const elements = elementsOf(htmlToDOM(svg, { xmlMode: true }) as DOMNode[]);
  return { file, elements };
});

const sheet = drawingStyles(pageColors);
const lightColors: string[] = Object.values(colors).map(({ light }) => light);

test.each(files)('$file names only classes of the style sheet of drawings', ({ elements }) => {
  const named = elements.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []);
  const unknown = named.filter(
    (name) => !sheet.includes(`.${name} `) && !sheet.includes(`.${name},`),
  );
  expect(unknown).toEqual([]);
});

test.each(files)('$file has colors of the light theme, each beside a class', ({ elements }) => {
  const colored = elements.flatMap(({ attribs }) =>
    [attribs.fill, attribs.stroke]
      .filter((color) => color !== undefined && color !== 'none')
      .map((color = '') => ({ color, class: attribs.class })),
  );
  expect(colored.filter(({ color }) => !lightColors.includes(color))).toEqual([]);
  // Without a class, the color would stay light in the dark theme.
  expect(colored.filter((each) => each.class === undefined)).toEqual([]);
});

test.each(files)('$file is complete: it refers to nothing outside itself', ({ elements }) => {
  const ids = elements.map(({ attribs }) => `#${attribs.id}`);
  const references = elements.flatMap(({ attribs }) => attribs.href ?? []);
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
  expect(elements.filter(({ name }) => name === 'style' || name === 'image')).toEqual([]);
});

function elementsOf(nodes: readonly DOMNode[]): Element[] {
  return nodes
    .filter((node): node is Element => 'attribs' in node)
    .flatMap((element) => [element, ...elementsOf(element.children as DOMNode[])]);
}
