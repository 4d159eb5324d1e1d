import { describe, expect, it } from 'vitest';
import {
  type Box,
  crosses,
  type Obstacles,
  overlaps,
  type Place,
  placeLabels,
} from './label-placement.ts';

const free: Obstacles = { frame: [0, 0, 100, 100], boxes: [], lines: [] };

function place(...box: [number, number, number, number]): Place {
  return { x: box[0], y: box[3], anchor: 'start', box, sweep: box };
}

describe('placeLabels', () => {
  it('takes the first place where all are free', () => {
    const best = place(10, 10, 20, 20);
    expect(placeLabels([[best, place(50, 50, 60, 60)]], free)).toEqual([best]);
  });

  it('keeps labels off one another', () => {
    const shared = place(10, 10, 20, 20);
    const other = place(50, 50, 60, 60);
    const chosen = placeLabels([[shared], [shared, other]], free);
    expect(chosen).toEqual([shared, other]);
  });

  it('keeps labels off boxes and inside the frame', () => {
    const clear = place(50, 50, 60, 60);
    const choices = [place(10, 10, 20, 20), place(95, 0, 105, 10), clear];
    expect(placeLabels([choices], { ...free, boxes: [[15, 15, 30, 30]] })).toEqual([clear]);
  });

  it('crosses a line rather than a box', () => {
    const overLine = place(10, 10, 20, 20);
    const overBox = place(50, 50, 60, 60);
    const obstacles: Obstacles = {
      ...free,
      boxes: [[55, 55, 70, 70]],
      lines: [
        [
          [0, 15],
          [100, 15],
        ],
      ],
    };
    expect(placeLabels([[overBox, overLine]], obstacles)).toEqual([overLine]);
  });
});

describe('overlaps and crosses', () => {
  const box: Box = [10, 10, 20, 20];

  it('lets boxes share an edge', () => {
    expect(overlaps(box, [20, 10, 30, 20])).toBe(false);
    expect(overlaps(box, [19, 19, 30, 30])).toBe(true);
  });

  it('sees a long segment run through', () => {
    expect(
      crosses(box, [
        [0, 0],
        [100, 100],
      ]),
    ).toBe(true);
    expect(
      crosses(box, [
        [0, 30],
        [100, 30],
      ]),
    ).toBe(false);
  });
});
