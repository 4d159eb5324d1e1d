import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { keepAway, meter } from './yard-geometry.ts';
import { followPower, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { yardLines } from './yard-lines.tsx';
import { yardMoments } from './yard-moments.tsx';
import { yardParts } from './yard-parts.tsx';
import { type YardPart, yardBuilt } from './yard-scenes.tsx';
import { type YardState, yardStates } from './yard-states.ts';

type Drawing = Parameters<typeof renderToStaticMarkup>[0];
const isLive = (drawing: Drawing) => renderToStaticMarkup(drawing).includes('--hot');

describe.each(serviceDrawings)('%s', (drawing) => {
  const { liveTo, busIsLive }: YardState = yardStates[drawing];
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);

  test('is live in the one-line as far as in the scene', () => {
    expect(is.bus === 'live').toBe(busIsLive);
    const live = Object.entries(is).filter(([, condition]) => condition === 'live');
    expect(live.map(([piece]) => piece)).toEqual(
      {
        none: [],
        cutout: ['source'],
        deadEnd: ['source', 'line'],
        transformer: ['source', 'line', 'gear', 'primary'],
        all: ['source', 'line', 'gear', 'primary', 'bus', 'feeders'],
      }[liveTo],
    );
    const built: readonly YardPart[] = yardBuilt[drawing];
    const inService = built.some(({ part }) => part === 'energized');
    expect(inService).toBe(liveTo === 'all' || liveTo === 'transformer');
    // Beyond that a moment is live by itself only where the line ends at something open.
    expect(isLive(yardMoments[drawing])).toBe(liveTo === 'deadEnd' || liveTo === 'cutout');
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
    expect(rail.includes('--hot-line')).toBe(busIsLive);
    expect(rail).toContain('stroke-width="2.2"');
  });
});

test('what stands at every moment is never drawn live', () => {
  expect([yardParts.land, yardParts.station, yardParts.pad].map(isLive)).not.toContain(true);
});

test('the distance to keep is drawn to the scale of the yard', () => {
  expect(keepAway.units / meter).toBeCloseTo(keepAway.feet * 0.3048);
  expect(renderToStaticMarkup(yardMoments.emergency)).toContain('35 ft (10.7 m)');
});
