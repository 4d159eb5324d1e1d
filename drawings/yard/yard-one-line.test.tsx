import { parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import {
  followPower,
  isBusLive,
  type SwitchingDevice,
  type YardConditions,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import { YardOneLineNarrow } from './yard-one-line-narrow.tsx';
import { YardOneLineWide } from './yard-one-line-wide.tsx';

const inService = yardLineStates.automation;
const open: SwitchingDevice = { position: 'open' };
const stretches: (keyof YardConditions)[] = [
  'source',
  'line',
  'switchgear',
  'transformer',
  'bus',
  'feeders',
];

function liveStretches(state: YardLineState) {
  const power = followPower(state);
  return stretches.filter((stretch) => power[stretch] === 'live');
}

test('power reaches every feeder of a yard in service', () => {
  expect(liveStretches(inService)).toEqual(stretches);
});

test.each([
  { device: 'lineSwitch', reached: ['source', 'line'] },
  { device: 'breaker', reached: ['source', 'line', 'switchgear'] },
  { device: 'main', reached: ['source', 'line', 'switchgear', 'transformer'] },
  { device: 'feeders', reached: ['source', 'line', 'switchgear', 'transformer', 'bus'] },
])('with $device open, a yard in service is live only up to that device', ({ device, reached }) => {
  expect(liveStretches({ ...inService, [device]: open })).toEqual(reached);
});

test('power ends where the line is down', () => {
  expect(liveStretches({ ...inService, lineDown: true })).toEqual(['source']);
});

test.each([
  { drawing: 'new-build', reached: [] },
  { drawing: 'emergency', reached: ['source'] },
  { drawing: 'maintenance', reached: ['source', 'line'] },
  { drawing: 'turn-key', reached: ['source', 'line', 'switchgear', 'transformer'] },
  { drawing: 'automation', reached: stretches },
  { drawing: 'programming', reached: stretches },
] as const)('the yard of $drawing is live as far as its devices allow', ({ drawing, reached }) => {
  expect(liveStretches(yardLineStates[drawing])).toEqual(reached);
});

test('the breaker under maintenance is between grounds and devices that are locked open', () => {
  const grounded = Object.values(yardLineStates).filter((state) => state.grounded);
  expect(grounded).not.toEqual([]);
  for (const state of grounded) {
    const lockedOpen = expect.objectContaining({ position: 'open', lockedOut: true });
    expect([state.lineSwitch, state.main]).toEqual([lockedOpen, lockedOpen]);
    const { switchgear, transformer } = followPower(state);
    expect([switchgear, transformer]).toEqual(['de-energized', 'de-energized']);
  }
});

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
      anchor: getAttribute(element, 'text-anchor'),
    }));
}

function wordsOf(drawing: ReactElement) {
  return textsOf(drawing).map(({ text }) => text);
}

function countOfClass(className: string, drawing: ReactElement) {
  return elementsOf(drawing).filter((element) => getAttribute(element, 'class') === className)
    .length;
}

const arrangements = [
  { arrangement: 'wide', OneLine: YardOneLineWide },
  { arrangement: 'narrow', OneLine: YardOneLineNarrow },
];

describe.each(arrangements)('the $arrangement one-line', ({ OneLine }) => {
  test('has more live conductors the farther power reaches', () => {
    const drawings = ['new-build', 'emergency', 'maintenance', 'turn-key', 'automation'] as const;
    const counts = drawings.map((drawing) =>
      countOfClass('conductor-live', <OneLine drawing={drawing} />),
    );
    expect(counts[0]).toBe(0);
    const increasing = [...new Set(counts)].sort((one, other) => one - other);
    expect(counts).toEqual(increasing);
  });

  test.each(['automation', 'programming'] as const)('of %s has no dead conductor', (drawing) => {
    expect(countOfClass('conductor', <OneLine drawing={drawing} />)).toBe(0);
  });

  test.each(serviceDrawings)('of %s names its devices and their notes', (drawing) => {
    const { lineSwitch, breaker } = yardLineStates[drawing];
    // The feeders are outside of the drawing if the line is down.
    const { lighting, motorControl, pump, ...devices } = yardRatings.devices;
    const notes = [lineSwitch.note, breaker.note].filter((note) => note !== undefined);
    const words = wordsOf(<OneLine drawing={drawing} />);
    expect(words).toEqual(expect.arrayContaining([...Object.values(devices), ...notes]));
    expect(words).not.toContain('');
  });

  test.each(serviceDrawings)('of %s shows no other overlay than its own', (drawing) => {
    const words = wordsOf(<OneLine drawing={drawing} />);
    expect(words.includes('Line down')).toBe(drawing === 'emergency');
    expect(words.includes('RTU')).toBe(drawing === 'automation');
    expect(words.includes('Logic of pump P-101')).toBe(drawing === 'programming');
  });
});

test.each(serviceDrawings)('the rail of %s begins live only at a live bus', (drawing) => {
  const paths = elementsOf(<YardOneLineWide drawing={drawing} />);
  const foot = drawing === 'programming' ? 532 : 324;
  const rails = paths.filter((path) => getAttribute(path, 'd')?.endsWith(` 112V${foot}`));
  const classes = rails.map((path) => getAttribute(path, 'class'));
  expect(classes).toEqual([isBusLive(drawing) ? 'conductor-live' : 'outline-quiet']);
});

/** Width of a letter on a page 1101 px wide, where lettering is largest in units of the drawing (yard-line.css). */
const letterWidth = 9;

test.each(serviceDrawings)(
  'words of %s are clear of each other in the wide one-line',
  (drawing) => {
    const labels = textsOf(<YardOneLineWide drawing={drawing} />).map((label) => {
      const { text, x, anchor = 'middle' } = label;
      const width = letterWidth * text.length;
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor] ?? Number.NaN;
      return { ...label, left, right: left + width };
    });
    const touching = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter(({ y, left, right }) => {
          const onSameLine = Math.abs(y - one.y) < 10;
          return onSameLine && left < one.right + 6 && one.left < right + 6;
        })
        .map((other) => `${one.text} | ${other.text}`),
    );
    expect(touching).toEqual([]);
  },
);
