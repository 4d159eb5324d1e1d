import type { ConduitSealData } from '#electrical/figures/sections/conduit-seal.ts';
import { tenth } from '#electrical/tenth.ts';
import type { FigureSize } from '../../figure-drawing.ts';

type Data = ConduitSealData;

/** Where the parts of a conduit seal lie: inches along the conduit from the page's left, and from its axis. */
export function sealPlaces({ conduit, conductors, compound }: Data) {
  const box = { from: 0, to: 6, half: 4.4, wall: 0.6 };
  const hub = 1;
  const dam = 0.9;
  const fitting = { from: 9.4, to: 9.4 + 2 * (hub + dam) + compound };
  const chamber = { from: fitting.from + hub, to: fitting.to - hub, half: 1.55 };
  const middle = (fitting.from + fitting.to) / 2;
  const inside = Math.sqrt(conduit.area / Math.PI);
  const cables = conductors.map(({ area, live }) => ({
    live,
    width: 2 * Math.sqrt(area / Math.PI),
  }));
  return {
    box,
    fitting: { ...fitting, half: 2, hub, hubHalf: 1.65 },
    chamber,
    /** The opening that the compound is poured through, filled to its lower threads. */
    port: { from: middle - 0.75, to: middle + 0.75, top: 2.9, fill: 2.1 },
    compound: { from: chamber.from + dam, to: chamber.to - dam },
    conduit: { inside, outside: conduit.outside / 2, end: 21.6 },
    cables,
    /** The middle of each conductor, in the conduit and spread apart in the compound. */
    inConduit: spread(cables, 2 * inside),
    inCompound: spread(cables, 2 * chamber.half),
  };
}

export type SealPlaces = ReturnType<typeof sealPlaces>;

/** From the box's left: where its device ends, and where the grounding conductor lands. */
export const device = 2.6;
export const groundLug = 4.1;

/** Inches to units. */
export function sealScale(size: FigureSize) {
  const { inch, left, axis } = arrangements[size];
  return {
    inch,
    x: (inches: number) => tenth(left + inches * inch),
    y: (inches: number) => tenth(axis + inches * inch),
  };
}

export type SealScale = ReturnType<typeof sealScale>;

const arrangements = {
  wide: { inch: 25, left: 10, axis: 212 },
  narrow: { inch: 16, left: 6, axis: 138 },
} as const;

/** Middles of things side by side, with equal gaps between them and at both ends. */
function spread(things: readonly { width: number }[], room: number): number[] {
  const gap = (room - things.reduce((sum, { width }) => sum + width, 0)) / (things.length + 1);
  let edge = -room / 2;
  return things.map(({ width }) => {
    const middle = edge + gap + width / 2;
    edge += gap + width;
    return middle;
  });
}
