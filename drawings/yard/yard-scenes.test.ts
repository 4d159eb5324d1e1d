import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { deriveConductorConditions, yardLineStates } from './yard-line-state.ts';
import { type YardLayer, yardScenes } from './yard-scenes.ts';

const isLive = (layer: YardLayer | undefined) => layer?.svg.includes('conductor-live');

describe.each(serviceDrawings)('the scene of %s', (drawing) => {
  const layers = yardScenes[drawing];
  const { source, transformer } = deriveConductorConditions(yardLineStates[drawing]);
  const isInService = layers.some(({ name }) => name === 'energized');

  test('has the energized layer if and only if the transformer is live in the one-line', () => {
    expect(isInService).toBe(transformer === 'live');
  });

  test('draws a live line of its own if and only if the line is live but the transformer is not', () => {
    expect(isLive(layers.at(-1))).toBe(source === 'live' && !isInService);
  });

  test('has no live conductors in the land, station and pad layers', () => {
    const built = layers.filter(({ name }) => name !== 'energized' && name !== 'moment');
    expect(built.filter(isLive)).toEqual([]);
  });
});
