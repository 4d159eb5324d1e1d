import { parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { type Anchor, leftOf } from '../map/words.ts';
import {
  type DrawingWithOneLine,
  deviceNumbers,
  findLiveSections,
  type LiveSections,
  type SwitchingDevice,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import { YardOneLineNarrow } from './yard-one-line-narrow.tsx';
import { YardOneLineWide } from './yard-one-line-wide.tsx';

const closed: SwitchingDevice = { position: 'closed' };
const open: SwitchingDevice = { position: 'open' };
const inService: YardLineState = {
  lineSwitch: closed,
  breaker: closed,
  main: closed,
  feeders: closed,
  summary: '',
  description: '',
};
const drawings = Object.keys(yardLineStates) as DrawingWithOneLine[];
const sections: (keyof LiveSections)[] = ['line', 'switchgear', 'transformer', 'bus', 'feeders'];

function listLiveSections(state: YardLineState) {
  const live = findLiveSections(state);
  return sections.filter((section) => live[section]);
}

function elementsOf(drawing: ReactElement) {
  return [...eachElement(parseFragment(renderToStaticMarkup(drawing)))];
}

function textsOf(drawing: ReactElement) {
  return elementsOf(drawing)
    .filter(({ tagName }) => tagName === 'text')
    .map((element) => ({
      text: getText(element),
      x: Number(getAttribute(element, 'x')),
      y: Number(getAttribute(element, 'y')),
      anchor: getAttribute(element, 'text-anchor') as Anchor,
    }));
}

function wordsOf(drawing: ReactElement) {
  return textsOf(drawing).map(({ text }) => text);
}

function countClass(className: string, drawing: ReactElement) {
  return elementsOf(drawing).filter((element) => getAttribute(element, 'class') === className)
    .length;
}

test('every conductor section of a yard in service is live', () => {
  expect(listLiveSections(inService)).toEqual(sections);
});

test.each([
  { device: 'lineSwitch', reached: ['line'] },
  { device: 'breaker', reached: ['line', 'switchgear'] },
  { device: 'main', reached: ['line', 'switchgear', 'transformer'] },
  { device: 'feeders', reached: ['line', 'switchgear', 'transformer', 'bus'] },
])('with $device open, the live sections are $reached', ({ device, reached }) => {
  expect(listLiveSections({ ...inService, [device]: open })).toEqual(reached);
});

test('no section of the yard is live while the line is down', () => {
  expect(listLiveSections({ ...inService, lineDown: true })).toEqual([]);
});

test.each([
  { drawing: 'emergency', reached: [] },
  { drawing: 'maintenance', reached: ['line'] },
  { drawing: 'turn-key', reached: ['line', 'switchgear', 'transformer'] },
] as const)('in the $drawing yard, the live sections are $reached', ({ drawing, reached }) => {
  expect(listLiveSections(yardLineStates[drawing])).toEqual(reached);
});

test('a grounded breaker is de-energized, and the devices on both sides are locked open', () => {
  const grounded = Object.values(yardLineStates).filter((state) => state.grounded);
  expect(grounded).not.toEqual([]);
  for (const state of grounded) {
    const lockedOpen = expect.objectContaining({ position: 'open', lockedOut: true });
    expect([state.lineSwitch, state.main]).toEqual([lockedOpen, lockedOpen]);
    expect(findLiveSections(state)).toMatchObject({ switchgear: false, transformer: false });
  }
});

const arrangements = [
  { arrangement: 'wide', OneLine: YardOneLineWide },
  { arrangement: 'narrow', OneLine: YardOneLineNarrow },
];

describe.each(arrangements)('the $arrangement one-line', ({ OneLine }) => {
  test('has more live conductors when more of the yard is energized', () => {
    const countLive = (drawing: DrawingWithOneLine) =>
      countClass('conductor-live', <OneLine drawing={drawing} />);
    expect(countLive('emergency')).toBeLessThan(countLive('maintenance'));
    expect(countLive('maintenance')).toBeLessThan(countLive('turn-key'));
  });

  test.each(drawings)(
    'of %s contains the numbers of its devices and the notes beside them',
    (drawing) => {
      const { lineSwitch, breaker } = yardLineStates[drawing];
      // Do not look for the numbers of the feeders: the emergency drawing, with the line down, omits them.
      const { lighting, motorControl, pump, ...devices } = deviceNumbers;
      const notes = [lineSwitch.note, breaker.note].filter((note) => note !== undefined);
      const words = wordsOf(<OneLine drawing={drawing} />);
      expect(words).toEqual(expect.arrayContaining([...Object.values(devices), ...notes]));
      expect(words).not.toContain('');
    },
  );

  test.each(drawings)('of %s shows the fallen line only in an emergency', (drawing) => {
    const words = wordsOf(<OneLine drawing={drawing} />);
    expect(words.includes('Line down')).toBe(drawing === 'emergency');
  });
});

test.each(drawings)(
  'in the one-line of %s, the rail is drawn as live if and only if the bus is live',
  (drawing) => {
    const elements = elementsOf(<YardOneLineWide drawing={drawing} />);
    // The rail is the only vertical line down to the bottom edge of the drawing.
    const [root] = elements;
    const height = root && getAttribute(root, 'viewBox')?.split(' ').at(-1);
    const rails = elements.filter((path) => getAttribute(path, 'd')?.endsWith(`V${height}`));
    const classes = rails.map((path) => getAttribute(path, 'class'));
    const { bus } = findLiveSections(yardLineStates[drawing]);
    expect(classes).toEqual([bus ? 'conductor-live' : 'outline-quiet']);
  },
);

/**
 * Width of a letter in units of the drawing on a page 1101 px wide, where yard-line.css makes letters largest
 * relative to the drawing.
 */
const letterWidth = 9;

/** Minimum gap between two labels on the same line. */
const minGap = 6;

/** Labels whose baselines are closer than this are on the same line. */
const lineHeight = 10;

function labelsWithEdges(drawing: ReactElement) {
  return textsOf(drawing).map((label) => {
    const width = letterWidth * label.text.length;
    const left = leftOf(label.x, label.anchor, width);
    return { ...label, left, right: left + width };
  });
}

test.each(drawings)('in the wide one-line of %s, no two labels touch', (drawing) => {
  const labels = labelsWithEdges(<YardOneLineWide drawing={drawing} />);
  const touching: string[] = [];
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      const onSameLine = Math.abs(other.y - label.y) < lineHeight;
      const areClose = other.left < label.right + minGap && label.left < other.right + minGap;
      if (onSameLine && areClose) touching.push(`${label.text} | ${other.text}`);
    }
  }
  expect(touching).toEqual([]);
});
