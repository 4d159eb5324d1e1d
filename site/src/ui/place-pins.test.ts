import { expect, test } from 'vitest';
import { areApart, placePins } from './place-pins.ts';

const place = (x: number, y: number) => ({ x, y });

test('a pin that has room stands above its place', () => {
  expect(placePins([place(0.5, 0.5)])).toEqual([{ dx: 0, dy: -30 }]);
});

test('pins of close places make room for each other', () => {
  const points = [place(0.56, 0.63), place(0.52, 0.69), place(0.59, 0.71), place(0.5, 0.66)];
  const pins = placePins(points).map((offset, index) => ({
    ...place(0, 0),
    ...points[index],
    ...offset,
  }));
  pins.forEach((pin, index) => {
    for (const other of pins.slice(index + 1)) expect(areApart(pin, other)).toBe(true);
  });
});

test('no mark hides what another pin points to', () => {
  const [first] = placePins([place(0.5, 0.5), place(0.5, 0.43)]);
  expect(first).not.toEqual({ dx: 0, dy: -30 });
});

test('no pin leaves the picture', () => {
  const [offset] = placePins([place(0.5, 0.02)]);
  expect(offset?.dy).toBeGreaterThan(0);
});

test('places that no offsets keep apart are an error', () => {
  const heap = Array.from({ length: 12 }, () => place(0.5, 0.5));
  expect(() => placePins(heap)).toThrow('too close');
});
