import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { keepAway, meter } from './yard-geometry.ts';
import { followPower, yardLineStates } from './yard-line-state.ts';
import { yardMoments } from './yard-moments.tsx';
import { yardParts } from './yard-parts.tsx';
import { type YardPart, yardBuilt } from './yard-scenes.tsx';

type Drawing = Parameters<typeof renderToStaticMarkup>[0];
const isLive = (drawing: Drawing) => renderToStaticMarkup(drawing).includes('--hot');

describe.each(serviceDrawings)('%s', (drawing) => {
  test('is live in the one-line as far as in the scene', () => {
    const power = followPower(yardLineStates[drawing]);
    const built: readonly YardPart[] = yardBuilt[drawing];
    const inService = built.some(({ part }) => part === 'energized');
    expect(inService).toBe(power.transformer === 'live');
    // Beyond that a moment is live by itself only where the line ends at something open.
    expect(isLive(yardMoments[drawing])).toBe(power.source === 'live' && !inService);
  });
});

test('what stands at every moment is never drawn live', () => {
  expect([yardParts.land, yardParts.station, yardParts.pad].map(isLive)).not.toContain(true);
});

test('the distance to keep is drawn to the scale of the yard', () => {
  expect(keepAway.units / meter).toBeCloseTo(keepAway.feet * 0.3048);
  expect(renderToStaticMarkup(yardMoments.emergency)).toContain('35 ft (10.7 m)');
});
