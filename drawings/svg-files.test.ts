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

/** Classes of elements animated by `hero-motion.css`. */
const movingClassNames = ['rotor', 'pulse'];

const classNames = new Set(
  drawingStyles(pageColors)
    .split(/\s+/)
    .filter((word) => word.startsWith('.'))
    .map((selector) => selector.slice(1))
    .concat(movingClassNames),
);

test('the drawings folder contains SVG files', () => {
  expect(files.length).toBeGreaterThan(20);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const elements = elementsOf(htmlToDOM(text, { xmlMode: true }) as DOMNode[]);
  const withId = elements.filter(({ attribs }) => attribs.id);
  const references = elements.flatMap(({ attribs }) => attribs.href ?? []);

  test('is well-formed', async () => {
    // Use sharp, because it parses XML strictly, unlike html-react-parser.
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toHaveProperty('format', 'svg');
  });

  test('contains only shapes and text, without style attributes', () => {
    expect(elements.map(({ name }) => name).filter((name) => !elementNames.includes(name))).toEqual(
      [],
    );
    expect(elements.filter(({ attribs }) => attribs.style)).toEqual([]);
  });

  test('uses only colors of the light theme, and every colored element has a class', () => {
    const colored = elements.flatMap(({ attribs }) =>
      [attribs.fill, attribs.stroke]
        .filter((color) => color !== undefined && color !== 'none')
        .map((color = '') => ({ color, class: attribs.class })),
    );
    expect(colored.filter(({ color }) => !lightColors.includes(color))).toEqual([]);
    // Elements without a class would keep their color in the dark theme.
    expect(colored.filter((each) => each.class === undefined)).toEqual([]);
  });

  test('every reference has a target in the file, and every id is unique and referenced', () => {
    const ids = withId.map(({ attribs }) => `#${attribs.id}`);
    expect(new Set(references)).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('uses only classes defined in the style sheet', () => {
    const used = elements.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []);
    expect(used.filter((name) => !classNames.has(name))).toEqual([]);
  });
});

function elementsOf(nodes: readonly DOMNode[]): Element[] {
  return nodes
    .filter((node) => 'attribs' in node)
    .flatMap((element) => [element, ...elementsOf(element.children as DOMNode[])]);
}
