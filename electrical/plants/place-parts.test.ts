import { describe, expect, test } from 'vitest';
import { mayFollow, type PartPlace, placeParts } from './place-parts.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';
import { plantLines } from './plant-lines.ts';

const part = (id: string): LinePart => ({ id, symbol: 'breaker' });

const line: PlantLine = {
  sentence: '',
  lineAt: 0,
  heads: [[part('line'), part('main')], [part('array')]],
  bus: { id: 'bus', symbol: 'bus' },
  feeders: [[part('breaker'), part('motor')], [part('lights')]],
};

const places = placeParts(line);
const at = (id: string) => places.get(id) as PartPlace;

describe('a walk with the power', () => {
  test.each([
    ['down a head', 'line', 'line', 'main'],
    ['from one source to another', 'line', 'main', 'array'],
    ['from a head to a load', 'line', 'main', 'motor'],
    ['from one load to another', 'line', 'motor', 'lights'],
    ['up a feeder, where that is the source', 'motor', 'motor', 'breaker'],
    ['from a feeder to the grid', 'motor', 'breaker', 'bus'],
    ['up a head, where that is the grid', 'motor', 'main', 'line'],
  ])('may go %s', (_way, source, last, next) => {
    expect(mayFollow(at(source), at(last), at(next))).toBe(true);
  });

  test.each([
    ['back up a head', 'line', 'main', 'line'],
    ['from a load to the bus', 'line', 'motor', 'bus'],
    ['back up to a feeder breaker', 'line', 'motor', 'breaker'],
    ['from the grid to the bus, where the grid is not the source', 'motor', 'line', 'bus'],
    ['down a feeder, where that is the source', 'motor', 'breaker', 'motor'],
  ])('may not go %s', (_way, source, last, next) => {
    expect(mayFollow(at(source), at(last), at(next))).toBe(false);
  });
});

const withSides = (chain: LineChain): LinePart[] =>
  chain.flatMap((each) => [each, ...withSides(each.side ?? [])]);

test.each(Object.entries<PlantLine>(plantLines))('%s names no part twice', (_page, plant) => {
  const ids = withSides([...plant.heads.flat(), plant.bus, ...plant.feeders.flat()]).map(
    ({ id }) => id,
  );
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});
