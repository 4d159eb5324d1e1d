import type { ReactNode } from 'react';
import { GradeLine } from '../parts/grade-line.tsx';

/** The height of lettering: 10 px where the drawing is 280 wide. */
export const letterSize = 14.4;

/** Where the grade line lies in every elevation. */
export const grade = 190;

/**
 * The frame of a facility's drawing, 400 by 300: what stands on grade over the horizon, and its
 * one-line below.
 */
export function Elevation({
  far,
  near,
  hatching = 80,
  children,
  oneLine,
}: {
  /** The mesas on the horizon. */
  far: readonly Mesa[];
  near: readonly Mesa[];
  /** The pitch of the earth's hatching, so that it clears what goes through. */
  hatching?: number;
  children: ReactNode;
  oneLine: ReactNode;
}) {
  return (
    <>
      <Skyline far={far} near={near} y={grade} />
      {children}
      <GradeLine from={0} to={400} y={grade} pitch={hatching} />
      {oneLine}
    </>
  );
}

/** A flat-topped mesa: where its cap begins and ends, and how high over grade it stands. */
type Mesa = readonly [from: number, to: number, height: number];

/** Two layers of mesas over the plain, from one edge of an elevation to the other. */
function Skyline({ far, near, y }: { far: readonly Mesa[]; near: readonly Mesa[]; y: number }) {
  return (
    <>
      <path d={layer(far, 15, y)} fill="var(--mesa-far)" />
      <path d={layer(near, 8, y)} fill="var(--mesa-mid)" />
      <path d={`M0 ${y}v-4H400v4Z`} fill="var(--plain)" />
    </>
  );
}

/** A steep cap over a talus slope that runs out on the plain. */
function layer(mesas: readonly Mesa[], plain: number, y: number): string {
  const outline = mesas.map(([from, to, height]) => {
    const rise = height - plain;
    const cap = Math.round(rise * 0.45);
    const run = Math.round(rise * 0.7);
    return `H${from - run - 4}l${run} ${cap - rise} 4-${cap}H${to}l4 ${cap} ${run} ${rise - cap}`;
  });
  return `M-60 ${y}v-${plain}${outline.join('')}H460V${y}Z`;
}
