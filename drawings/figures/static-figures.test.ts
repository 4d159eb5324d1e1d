import { type DOMNode, htmlToDOM } from 'html-react-parser';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { insertNumbers } from '../svg-file.tsx';
import { statedNumbers, wholeNumberPattern } from '../testing/stated-numbers.ts';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

/** The SVG files of all static figures, with the text elements of each file. */
const files = Object.entries(
  import.meta.glob<string>('./*/{wide,narrow}.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, svg]) => {
  const [, figure = '', file = ''] = path.split('/');
  const nodes = htmlToDOM(svg, { xmlMode: true }) as DOMNode[];
  // Throws if the drawing shows a number that the figure does not have.
  insertNumbers(nodes, figureNumbers[figure as FigureName]);
  return { figure: figure as FigureName, file, texts: collectTexts(nodes) };
});
const figures = [...new Set(files.map(({ figure }) => figure))];

test.each(figures)('%s has one file for wide screens and one for phones', (figure) => {
  const found = files.filter((each) => each.figure === figure).map(({ file }) => file);
  expect(found.toSorted()).toEqual(['narrow.svg', 'wide.svg']);
});

/** Every number that the caption of a static figure states, for both files of the figure. */
const captionNumbers = files.flatMap(({ figure, file }) =>
  (statedNumbers[figure] ?? []).map((placeholder) => ({ figure, file, placeholder })),
);

test.each(captionNumbers)(
  '$figure/$file shows the caption number $placeholder',
  ({ figure, file, placeholder }) => {
    const number = fillPlaceholders(placeholder, figureNumbers[figure]);
    expect(findTexts(figure, file).join('\n')).toMatch(wholeNumberPattern(number));
  },
);

function findTexts(figure: string, file: string): readonly string[] {
  return files.find((each) => each.figure === figure && each.file === file)?.texts ?? [];
}

/** Returns the text of a drawing, as one string for each `<text>` element. */
function collectTexts(nodes: readonly DOMNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const children = node.children as DOMNode[];
    const isText = 'name' in node && node.name === 'text';
    return isText ? [children.map(textContent).join('')] : collectTexts(children);
  });
}

function textContent(node: DOMNode): string {
  if ('children' in node) return (node.children as DOMNode[]).map(textContent).join('');
  return 'data' in node ? node.data : '';
}
