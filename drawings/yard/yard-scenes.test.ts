import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { findLiveSections, hasOneLine, yardLineStates } from './yard-line-state.ts';
import { type YardLayer, yardScenes } from './yard-scenes.ts';

const isLive = (layer: YardLayer | undefined) => layer?.svg.includes('conductor-live');
const hasEnergizedLayer = (layers: readonly YardLayer[]) =>
  layers.some(({ name }) => name === 'energized');

test.each(serviceDrawings)(
  'the scene of %s has no live conductors in the land, station and pad layers',
  (drawing) => {
    const shared = yardScenes[drawing].layers.slice(0, -1);
    const built = shared.filter(({ name }) => name !== 'energized');
    expect(built.filter(isLive)).toEqual([]);
  },
);

test.each(serviceDrawings.filter((drawing) => yardScenes[drawing].isBusLive))(
  'the scene of %s has the energized layer, because its bus is live',
  (drawing) => {
    expect(hasEnergizedLayer(yardScenes[drawing].layers)).toBe(true);
  },
);

describe.each(serviceDrawings.filter(hasOneLine))('the scene and the one-line of %s', (drawing) => {
  const { layers, isBusLive } = yardScenes[drawing];
  const { bus, transformer } = findLiveSections(yardLineStates[drawing]);

  test('agree whether the bus is live', () => {
    expect(isBusLive).toBe(bus);
  });

  test('agree whether the transformer is live: only then the scene has the energized layer', () => {
    expect(hasEnergizedLayer(layers)).toBe(transformer);
  });

  test('show the live line to the yard, in the energized layer or in the layer of the scene', () => {
    expect(isLive(layers.at(-1))).toBe(!transformer);
  });
});
