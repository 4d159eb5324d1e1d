import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { type Box, overlaps } from '../map/boxes.ts';
import { followPower, isBusLive, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { yardLines } from './yard-lines.tsx';

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

  test('is live from the source up to the first open device', () => {
    const live = Object.entries(is).filter(([, condition]) => condition === 'live');
    expect(live.map(([piece]) => piece)).toEqual(pieces.slice(0, liveTo[drawing]));
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
