import type { ReactNode } from 'react';
import { GradeLine } from '../parts/grade-line.tsx';
import { type Mesa, Skyline } from './skyline.tsx';

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
