import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { keepAway, meter } from './yard-geometry.ts';
import { yardMoments } from './yard-moments.tsx';
import { yardParts } from './yard-parts.tsx';
import { type YardPart, yardBuilt } from './yard-scenes.tsx';
import { type YardState, yardStates } from './yard-states.ts';

const isLive = (drawing: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(drawing).includes('--hot');

test('what stands at every moment is never drawn live', () => {
  expect(isLive(yardParts.land)).toBe(false);
  expect(isLive(yardParts.station)).toBe(false);
  expect(isLive(yardParts.pad)).toBe(false);
});

test.each(serviceDrawings)('%s is live as far as its state says', (drawing) => {
  const { liveTo }: YardState = yardStates[drawing];
  const built: readonly YardPart[] = yardBuilt[drawing];
  const inService = built.some(({ part }) => part === 'energized');
  expect(inService).toBe(liveTo === 'all' || liveTo === 'transformer');
  // Beyond that a moment is live by itself only where the line ends at something open.
  expect(isLive(yardMoments[drawing])).toBe(liveTo === 'deadEnd' || liveTo === 'cutout');
});

test('the distance to keep is drawn to the scale of the yard', () => {
  expect(keepAway.units / meter).toBeCloseTo(keepAway.feet * 0.3048);
  expect(renderToStaticMarkup(yardMoments.emergency)).toContain('35 ft (10.7 m)');
});
