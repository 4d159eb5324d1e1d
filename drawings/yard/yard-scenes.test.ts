import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { findLiveSections, hasOneLine, yardLineStates } from './yard-line-state.ts';
import { type YardLayer, yardScenes } from './yard-scenes.ts';

const hasLiveConductor = (layer: YardLayer | undefined) => layer?.svg.includes('conductor-live');
const hasEnergizedLayer = (layers: readonly YardLayer[]) =>
  layers.some(({ name }) => name === 'energized');

test.each(serviceDrawings)(
  'the scene of %s has no live conductors in the land, station and pad layers',
  (drawing) => {
    // The last layer is specific to the scene, so only the layers before it are tested.
    const shared = yardScenes[drawing].layers.slice(0, -1);
    const built = shared.filter(({ name }) => name !== 'energized');
    expect(built.filter(hasLiveConductor)).toEqual([]);
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

  test('agree on whether the bus is live', () => {
    expect(isBusLive).toBe(bus);
  });

  test('agree on whether the transformer is live, which the scene shows with the energized layer', () => {
    expect(hasEnergizedLayer(layers)).toBe(transformer);
  });

  test('show the live line exactly once: in the energized layer or in the last layer', () => {
    expect(hasLiveConductor(layers.at(-1))).toBe(!transformer);
  });
});
