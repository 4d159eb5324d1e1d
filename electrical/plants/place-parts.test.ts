import { describe, expect, test } from 'vitest';
import { mayFollow, type PartPlace, placeParts } from './place-parts.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';
import { plantLines } from './plant-lines.ts';

const part = (id: string): LinePart => ({ id, symbol: 'breaker' });

const line: PlantLine = {
  sentence: '',
  lineAt: 0,
  chainsAboveBus: [[part('line'), part('main')], [part('array')]],
  bus: { id: 'bus', symbol: 'bus' },
  feeders: [[part('breaker'), part('motor')], [part('lights')]],
};

const places = placeParts(line);

function at(id: string): PartPlace {
  const place = places.get(id);
  if (!place) throw new Error(`the test has no part "${id}"`);
  return place;
}

describe('the order of process steps', () => {
  test.each([
    { way: 'down a chain above the bus', source: 'line', last: 'line', next: 'main' },
    { way: 'from one source to another', source: 'line', last: 'main', next: 'array' },
    { way: 'from a chain above the bus to a load', source: 'line', last: 'main', next: 'motor' },
    { way: 'from one load to another', source: 'line', last: 'motor', next: 'lights' },
    { way: 'up a feeder that is the source', source: 'motor', last: 'motor', next: 'breaker' },
    { way: 'from a feeder to the grid', source: 'motor', last: 'breaker', next: 'bus' },
    { way: 'up the chain of the grid', source: 'motor', last: 'main', next: 'line' },
  ])('mayFollow allows a step $way', ({ source, last, next }) => {
    expect(mayFollow(at(source), at(last), at(next))).toBe(true);
  });

  test.each([
    { way: 'back up a chain above the bus', source: 'line', last: 'main', next: 'line' },
    { way: 'from a load to the bus', source: 'line', last: 'motor', next: 'bus' },
    { way: 'back up to a feeder breaker', source: 'line', last: 'motor', next: 'breaker' },
    {
      way: 'from the grid to the bus, if a feeder is the source',
      source: 'motor',
      last: 'line',
      next: 'bus',
    },
    { way: 'down a feeder that is the source', source: 'motor', last: 'breaker', next: 'motor' },
  ])('mayFollow rejects a step $way', ({ source, last, next }) => {
    expect(mayFollow(at(source), at(last), at(next))).toBe(false);
  });
});

test('placeParts includes parts of a feeder’s side branches but not of side branches above the bus', () => {
  const plant: PlantLine = {
    ...line,
    chainsAboveBus: [[{ ...part('panel'), side: [part('rectifier')] }]],
    feeders: [[{ ...part('cable'), side: [part('fan'), part('pump')] }, part('motor')]],
  };
  expect([...placeParts(plant).keys()]).toEqual(['panel', 'bus', 'cable', 'fan', 'pump', 'motor']);
  expect(placeParts(plant).get('fan')?.depth).toBe(0.1);
  expect(placeParts(plant).get('pump')?.depth).toBe(0.2);
  expect(placeParts(plant).get('motor')?.depth).toBe(1);
});

test.each(Object.entries<PlantLine>(plantLines).map(([page, plant]) => ({ page, plant })))(
  'part ids in the one-line of $page are unique',
  ({ plant }) => {
    const parts = withSides([...plant.chainsAboveBus.flat(), plant.bus, ...plant.feeders.flat()]);
    const ids = parts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  },
);

/** Returns the parts of a chain and of its side branches. */
function withSides(chain: LineChain): LinePart[] {
  return chain.flatMap((each) => [each, ...withSides(each.side ?? [])]);
}
