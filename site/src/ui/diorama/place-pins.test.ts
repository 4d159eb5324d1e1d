import { describe, expect, test } from 'vitest';
import { areApart, findOffsets, type PinBand, pinBands, placePins } from './place-pins.ts';

const points = (...places: (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => ({ x, y }));

/** Places pins and asserts that no two of them overlap. */
function expectApart(places: readonly { x: number; y: number }[], band: PinBand): void {
  const offsets = findOffsets(places, band);
  const pins = places.map((place, index) => ({ ...place, dx: 0, dy: 0, ...offsets[index] }));
  for (const [index, pin] of pins.entries()) {
    for (const other of pins.slice(index + 1)) expect(areApart(pin, other, band)).toBe(true);
  }
}

describe.each(Object.entries(pinBands))('in the %s range of picture widths', (_, band) => {
  const [above] = band.offsets;

  test('a pin is right above its place if it fits, and always inside the picture', () => {
    expect(findOffsets(points([0.5, 0.5]), band)).toEqual([above]);
    expect(above?.dx).toBe(0);
    expect(above?.dy).toBeLessThan(0);
    expect(findOffsets(points([0.5, 0.02]), band)[0]?.dy).toBeGreaterThan(0);
  });

  test('pins of nearby places do not overlap, and no mark hides the place of another pin', () => {
    expectApart(points([0.56, 0.63], [0.52, 0.69], [0.59, 0.71]), band);
    const hidden = 0.5 + (above?.dy ?? 0) / ((band.widths[0] ?? 0) * 0.75);
    expect(findOffsets(points([0.5, 0.5], [0.5, hidden]), band)[0]).not.toEqual(above);
  });

  test('throws if places are too close to each other', () => {
    const heap = new Array(40).fill({ x: 0.5, y: 0.5 });
    expect(() => findOffsets(heap, band)).toThrow('too close');
  });
});

test('placePins adds the offsets for both ranges of picture widths to each pin', () => {
  const [first, second] = placePins([
    { mark: '1', place: { x: 0.5, y: 0.5 } },
    { mark: 'A', place: { x: 0.12345, y: 0.5 } },
  ]);
  expect(first).toMatchObject({
    mark: '1',
    wide: pinBands.wide.offsets[0],
    narrow: pinBands.narrow.offsets[0],
  });
  expect(second).toMatchObject({ mark: 'A', place: { x: 0.123, y: 0.5 } });
});
