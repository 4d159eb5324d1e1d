import type { TankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { TankFrame } from './tank-frame.ts';
import type { TankSpace } from './tank-space.ts';

interface TankLabel {
  text: string;
  /** The middle of the text. */
  x: number;
  /** Its baseline. */
  y: number;
}

/** The numbers and names that stand inside the hatched areas. */
export function tankLabels(
  { tank, zones, boxes }: TankZonesData,
  { radius, hatch, roof, corners }: TankSpace,
  { x, y }: TankFrame,
  size: FigureSize,
): TankLabel[] {
  const letters = lettering[size];
  const beside = (text: string) => text.length * letters * 0.3 + 8;
  const drop = letters * 0.35;
  const [first, second] = [`${zones.hatchFirst} FT`, `${zones.hatchSecond} FT`];
  // Nearer the inner circle: farther up the outer one closes in on the text.
  const between = zones.hatchFirst + (zones.hatchSecond - zones.hatchFirst) * 0.35;
  const inside = [
    { text: first, x: x(hatch[0] - zones.hatchFirst / 2), y: y(hatch[1]) - 6 },
    { text: second, x: x(hatch[0]) + beside(second), y: y(hatch[1] + between) + drop },
  ];
  if (size === 'narrow') return inside;
  const overRoof = radius * dimensionOverRoof;
  const [shell, box] = [`${zones.shell} FT`, `${boxes.dike.overFloor} FT`];
  return [
    ...inside,
    { text: 'VAPOR', x: x(0), y: y((tank.oil + tank.height) / 2) + drop },
    {
      text: shell,
      x: x(overRoof) + beside(shell),
      y: y(roof(overRoof) + zones.shell * 0.7) + drop,
    },
    {
      text: `${boxes.stair.fromShell} FT`,
      x: x(radius + boxes.stair.fromShell / 2),
      y: y(corners[2][1] - underStairBox) - 6,
    },
    {
      text: box,
      x: x(radius + boxes.dike.fromShell) - 12 - beside(box),
      y: y(boxes.dike.overFloor / 2) + drop,
    },
  ];
}

/** Where the distance from the roof is drawn, as a part of the radius. */
export const dimensionOverRoof = 0.84;

/** How far under the box on the stair its distance from the shell is drawn, in feet. */
export const underStairBox = 2.3;

/** Whether a point is clear of the labels, which hatching must not cross. */
export function clearOf(labels: readonly TankLabel[], size: FigureSize) {
  const letters = lettering[size];
  return (px: number, py: number) =>
    labels.every(
      ({ text, x, y }) =>
        Math.abs(px - x) > text.length * letters * 0.3 + 4 || py > y + 4 || py < y - letters,
    );
}
