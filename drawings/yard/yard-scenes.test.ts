import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { followPower, yardLineStates } from './yard-line-state.ts';
import { type YardLayer, yardScenes } from './yard-scenes.ts';

const isLive = (layer: YardLayer | undefined) => layer?.svg.includes('conductor-live');

describe.each(serviceDrawings)('the scene of %s', (drawing) => {
  const layers = yardScenes[drawing];
  const { source, transformer } = followPower(yardLineStates[drawing]);
  const isInService = layers.some(({ name }) => name === 'energized');

  test('is energized where the one-line is live up to the transformer', () => {
    expect(isInService).toBe(transformer === 'live');
  });

  test('has its own live line only if that line ends at an open device', () => {
    expect(isLive(layers.at(-1))).toBe(source === 'live' && !isInService);
  });

  test('has no live conductor in the layers of land, station and pad', () => {
    const built = layers.filter(({ name }) => name !== 'energized' && name !== 'moment');
    expect(built.filter(isLive)).toEqual([]);
  });
});
