import { describe, expect, test } from 'vitest';
import { areApart, type PinBand, type Point, pinBands, placePins } from './place-pins.ts';

const place = (x: number, y: number) => ({ x, y });

describe.each(Object.entries(pinBands))('in the %s band', (_, band) => {
  const pin = (points: readonly Point[]) =>
    placePins(points, band).map((offset, index) => ({ ...(points[index] as Point), ...offset }));

  test('a pin that has room stands right above its place', () => {
    expect(placePins([place(0.5, 0.5)], band)).toEqual([band.offsets[0]]);
    expect(band.offsets[0]).toMatchObject({ dx: 0 });
    expect(band.offsets[0]?.dy).toBeLessThan(0);
  });

  test('pins of close places make room for each other', () => {
    expectApart(pin([place(0.56, 0.63), place(0.52, 0.69), place(0.59, 0.71)]), band);
  });

  test('no mark hides what another pin points to', () => {
    const [offset] = band.offsets;
    const [width = 0] = band.widths;
    const hidden = place(0.5, 0.5 + (offset?.dy ?? 0) / (width * 0.75));
    expect(placePins([place(0.5, 0.5), hidden], band)[0]).not.toEqual(offset);
  });

  test('no pin leaves the picture', () => {
    const [offset] = placePins([place(0.5, 0.02)], band);
    expect(offset?.dy).toBeGreaterThan(0);
  });

  test('places that no offsets keep apart are an error', () => {
    const heap = Array.from({ length: 40 }, () => place(0.5, 0.5));
    expect(() => placePins(heap, band)).toThrow('too close');
  });
});

test('offsets of the narrow band hold in every wider picture that they grow with', () => {
  const { narrow } = pinBands;
  const points = [place(0.14, 0.35), place(0.26, 0.49), place(0.22, 0.69), place(0.3, 0.6)];
  const offsets = placePins(points, narrow);
  for (const width of [390, 480, 599]) {
    const grown = points.map((point, index) => ({
      ...point,
      dx: ((offsets[index]?.dx ?? 0) * width) / 320,
      dy: ((offsets[index]?.dy ?? 0) * width) / 320,
    }));
    expectApart(grown, { ...narrow, widths: [width] });
  }
});

function expectApart(pins: readonly (Point & { dx: number; dy: number })[], band: PinBand): void {
  pins.forEach((pin, index) => {
    for (const other of pins.slice(index + 1)) expect(areApart(pin, other, band)).toBe(true);
  });
}
