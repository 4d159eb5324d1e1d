import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DOMNode, type Element, htmlToDOM } from 'html-react-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colors, pageColors } from '#site/styles/colors.ts';
import { drawingStyles } from './drawing-styles.ts';

const folder = import.meta.dirname;
const files = globSync('**/*.svg', { cwd: folder }).sort();
const lightColors: readonly string[] = Object.values(colors).map(({ light }) => light);

const elementNames = [
  'svg',
  'defs',
  'g',
  'use',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'text',
  'tspan',
];

/** Classes that `hero-motion.css` animates. */
const movingClassNames = ['rotor', 'pulse'];

const classNames = new Set(
  drawingStyles(pageColors)
    .split(/\s+/)
    .filter((word) => word.startsWith('.'))
    .map((selector) => selector.slice(1))
    .concat(movingClassNames),
);

test('the folder has drawings', () => {
  expect(files.length).toBeGreaterThan(20);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const elements = elementsOf(htmlToDOM(text, { xmlMode: true }) as DOMNode[]);
  const withId = elements.filter(({ attribs }) => attribs.id);
  const references = elements.flatMap(({ attribs }) => attribs.href ?? []);

  test('is well-formed', async () => {
    // sharp parses XML strictly, unlike the parser for pages.
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toHaveProperty('format', 'svg');
  });

  test('contains only shapes and lettering, without styles', () => {
    expect(elements.map(({ name }) => name).filter((name) => !elementNames.includes(name))).toEqual(
      [],
    );
    expect(elements.filter(({ attribs }) => attribs.style)).toEqual([]);
  });

  test('has only colors of the light theme, each with the class for both themes', () => {
    const colored = elements.flatMap(({ attribs }) =>
      [attribs.fill, attribs.stroke]
        .filter((color) => color !== undefined && color !== 'none')
        .map((color = '') => ({ color, class: attribs.class })),
    );
    expect(colored.filter(({ color }) => !lightColors.includes(color))).toEqual([]);
    // A color without a class would not change in the dark theme.
    expect(colored.filter((each) => each.class === undefined)).toEqual([]);
  });

  test('refers only to its own elements, and to every element with an id', () => {
    const ids = withId.map(({ attribs }) => `#${attribs.id}`);
    expect(new Set(references)).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has only classes that the style sheet defines', () => {
    const used = elements.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []);
    expect(used.filter((name) => !classNames.has(name))).toEqual([]);
  });
});

function elementsOf(nodes: readonly DOMNode[]): Element[] {
  return nodes
    .filter((node) => 'attribs' in node)
    .flatMap((element) => [element, ...elementsOf(element.children as DOMNode[])]);
}
