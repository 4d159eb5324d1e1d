import { expect, test } from 'vitest';
import { divisionAt, hatchOf, tankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import { files } from '../schematics/schematic.tsx';

const { tank, boxes } = tankZonesData;
const radius = tank.diameter / 2;
const hatch = hatchOf(tank);

// The scale and the tank's middle on the floor of the dike, as the files are drawn.
test.each([
  { size: 'wide', unit: 12.8, middle: 288, floor: 372 },
  { size: 'narrow', unit: 8.7, middle: 94, floor: 252 },
])('the $size section is hatched as its space is classified', ({ size, unit, middle, floor }) => {
  const file = files[`tank-zones.${size}`] ?? '';
  const feet = (x: number, y: number) => [(x - middle) / unit, (floor - y) / unit] as const;
  const hatchings = [...file.matchAll(/ d="(M[\d.]+ [\d.]+l[\d.]+-[\d.]+[^"]*)"/g)].slice(0, 2);
  hatchings.forEach(([, strokes = ''], index) => {
    const found = [...strokes.matchAll(/M(\S+?) (\S+?)l([\d.]+)[ -]([\d.]+)/g)];
    const middles = found.map(([stroke, ...numbers]) => {
      const [x = 0, y = 0, dx = 0, dy = 0] = numbers.map(Number);
      return divisionAt(
        tankZonesData,
        ...feet(x + dx / 2, y + ((stroke.includes('-') ? -1 : 1) * dy) / 2),
      );
    });
    expect(new Set(middles)).toEqual(new Set([2 - index]));
    expect(middles.length).toBeGreaterThan(50);
  });
  const corners = [...file.matchAll(/<rect[^>]* x="(\S+)" y="(\S+)" width="(\S+)"/g)].map(
    ([, x, y, side]) => feet(Number(x), Number(y) + Number(side)),
  );
  const [roof, walkway, stair, dike] = corners as [At, At, At, At];
  const toHatch = ([x, y]: At) => Math.hypot(x - hatch[0], y - hatch[1]);
  expect(roof[0] - hatch[0]).toBeCloseTo(boxes.roof.fromHatch, 1);
  expect(toHatch(walkway)).toBeCloseTo(boxes.walkway.fromHatch, 1);
  // The stair lies below the hatch: its box's upper corner is the nearest.
  expect(toHatch([stair[0], stair[1] + 1.7])).toBeCloseTo(boxes.stair.fromHatch, 1);
  expect(stair[0] - radius).toBeCloseTo(boxes.stair.fromShell, 1);
  expect(dike[0] - radius).toBeCloseTo(boxes.dike.fromShell, 1);
  expect(dike[1]).toBeCloseTo(boxes.dike.overFloor, 1);
  const named = [...file.matchAll(/>(DIVISION [12]|UNCLASSIFIED)</g)].slice(-4);
  expect(named.map(([, name]) => name)).toEqual(
    corners.map(([x, y]) => {
      const division = divisionAt(tankZonesData, x + 0.85, y + 0.85);
      return division ? `DIVISION ${division}` : 'UNCLASSIFIED';
    }),
  );
});

type At = readonly [x: number, y: number];
