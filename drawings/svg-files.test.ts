import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DOMNode, type Element, htmlToDOM } from 'html-react-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pageColors, colors as siteColors } from '#site/styles/colors.ts';
import { drawingStyles } from './drawing-styles.ts';

const folder = import.meta.dirname;
const fileNames = globSync('**/*.svg', { cwd: folder }).sort();
const lightColors: readonly string[] = Object.values(siteColors).map(({ light }) => light);

const allowedElements = [
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

/** Classes in the selectors of `drawing-styles.ts`. */
const allowedClasses = new Set(
  drawingStyles(pageColors)
    .split(/\s+/)
    .filter((word) => word.startsWith('.'))
    .map((selector) => selector.slice(1)),
);

test('the drawings folder contains SVG files', () => {
  expect(fileNames).not.toEqual([]);
});

describe.each(fileNames)('%s', (fileName) => {
  const text = readFileSync(join(folder, fileName), 'utf8');
  const elements = elementsOf(htmlToDOM(text, { xmlMode: true }) as DOMNode[]);

  test('is well-formed', async () => {
    // Use sharp, because it parses XML strictly, unlike html-react-parser.
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toHaveProperty('format', 'svg');
  });

  test('contains only shapes and text, without style attributes', () => {
    expect(
      elements.map(({ name }) => name).filter((name) => !allowedElements.includes(name)),
    ).toEqual([]);
    expect(elements.filter(({ attribs }) => attribs.style)).toEqual([]);
  });

  test('uses only colors of the light theme, and every colored element has a class', () => {
    const colored = elements.filter(({ attribs }) => colorsOf(attribs).length > 0);
    const colors = colored.flatMap(({ attribs }) => colorsOf(attribs));
    expect(colors.filter((color) => !lightColors.includes(color))).toEqual([]);
    // Elements without a class would keep their color in the dark theme.
    expect(colored.filter(({ attribs }) => attribs.class === undefined)).toEqual([]);
  });

  test('every reference has a target in the file, and every id is unique and referenced', () => {
    const withId = elements.filter(({ attribs }) => attribs.id);
    const ids = withId.map(({ attribs }) => `#${attribs.id}`);
    const references = elements.flatMap(({ attribs }) => attribs.href ?? []);
    expect(new Set(references)).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('uses only classes defined in the style sheet', () => {
    const used = elements.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []);
    expect(used.filter((name) => !allowedClasses.has(name))).toEqual([]);
  });
});

function colorsOf({ fill, stroke }: Element['attribs']): string[] {
  return [fill, stroke].filter((color) => color !== undefined).filter((color) => color !== 'none');
}

function elementsOf(nodes: readonly DOMNode[]): Element[] {
  return nodes
    .filter((node) => 'attribs' in node)
    .flatMap((element) => [element, ...elementsOf(element.children as DOMNode[])]);
}
