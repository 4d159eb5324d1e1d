import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { type Box, overlaps } from '../map/boxes.ts';
import { keepAway, meter } from './yard-geometry.ts';
import { followPower, isBusLive, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { yardLines } from './yard-lines.tsx';
import { yardMoments } from './yard-moments.tsx';
import { yardParts } from './yard-parts.tsx';
import { type YardPart, yardBuilt } from './yard-scenes.tsx';

type Drawing = Parameters<typeof renderToStaticMarkup>[0];
const isLive = (drawing: Drawing) => renderToStaticMarkup(drawing).includes('--hot');

/** How many pieces are live at each moment, in the order that power passes them. */
const pieces = ['source', 'line', 'gear', 'primary', 'bus', 'feeders'];
const liveTo = {
  'new-build': 0,
  emergency: 1,
  maintenance: 2,
  'turn-key': 4,
  automation: 6,
  programming: 6,
};

describe.each(serviceDrawings)('%s', (drawing) => {
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);

  test('is live in the one-line as far as in the scene', () => {
    const live = Object.entries(is).filter(([, condition]) => condition === 'live');
    expect(live.map(([piece]) => piece)).toEqual(pieces.slice(0, liveTo[drawing]));
    const built: readonly YardPart[] = yardBuilt[drawing];
    const inService = built.some(({ part }) => part === 'energized');
    expect(inService).toBe(is.primary === 'live');
    // Beyond that a moment is live by itself only where the line ends at something open.
    expect(isLive(yardMoments[drawing])).toBe(is.source === 'live' && !inService);
  });

  test('whoever works stands between open devices that are tagged, with grounds', () => {
    if (!state.grounds) return;
    const open = expect.objectContaining({ closed: false, tagged: true });
    expect([state.lineSwitch, state.main]).toEqual([open, open]);
    expect([is.gear, is.primary]).toEqual(['dead', 'dead']);
  });

  test('is drawn whole, and goes on to the rail as live as the page draws it', () => {
    const [wide, narrow] = (['wide', 'narrow'] as const).map((size) =>
      renderToStaticMarkup(yardLines[drawing][size]),
    ) as [string, string];
    expect(`${wide}${narrow}`).not.toMatch(/[{}]|class=| look=| when=/);
    const [rail = ''] = /<path [^>]*d="M\d+ 112V\d{3}"[^>]*>/.exec(wide) ?? [];
    expect(rail.includes('--hot-line')).toBe(isBusLive(drawing));
    expect(rail).toContain('stroke-width="2.2"');
  });
});

/** The breadth of a letter at 1101 px, where lettering is largest in units of the drawing (yard-line.css). */
const letter = 9;

test.each(serviceDrawings)('the words of %s are clear of each other at every width', (drawing) => {
  const drawn = renderToStaticMarkup(yardLines[drawing].wide);
  const words = [...drawn.matchAll(/<text([^>]*)>([^<]+)</g)].map(
    ([, attributes = '', text = '']) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1];
      const width = letter * text.length;
      const [x, y] = [Number(read('x')), Number(read('y'))];
      const left = x - width * ({ start: 0, end: 1 }[read('text-anchor') ?? ''] ?? 0.5);
      // Six apart on a line, ten from line to line.
      const box: Box = { left: left - 3, top: y - 5, right: left + width + 3, bottom: y + 5 };
      return { text, box };
    },
  );
  expect(words.length).toBeGreaterThan(10);
  const touching = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(({ box }) => overlaps(one.box, box))
      .map((other) => `${one.text} | ${other.text}`),
  );
  expect(touching).toEqual([]);
});

test('what stands at every moment is never drawn live', () => {
  expect([yardParts.land, yardParts.station, yardParts.pad].map(isLive)).not.toContain(true);
});

test('the distance to keep is drawn to the scale of the yard', () => {
  expect(keepAway.units / meter).toBeCloseTo(keepAway.feet * 0.3048);
  expect(renderToStaticMarkup(yardMoments.emergency)).toContain('35 ft (10.7 m)');
});
