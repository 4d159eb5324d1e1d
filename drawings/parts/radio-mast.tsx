import { type Point, polyline } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** How high the mast is up to the foot of its whip. */
export const radioMastTop = -318;
const half = (y: number) => 10 + (6.5 * y) / -radioMastTop;

/** A lattice mast, 344 with its whip: a yagi toward the left, a dish toward the right. */
export function RadioMast(at: Placement) {
  return (
    <Part at={at}>
      <Lines d={lacing} strokeWidth=".6" />
      <Lines
        d={`M-10 0-${half(radioMastTop)} ${radioMastTop}H${half(radioMastTop)}L10 0M0 ${radioMastTop}v-26`}
        strokeWidth="1.3"
      />
      <Lines d="M-4-284H-27M-9-291v14M-14-290v12M-19-289v10M-24-288v8" strokeWidth="1" />
      <Lines d="M5-246h7" strokeWidth="1.6" />
      <Shape d="M12-257q9 11 0 22Z" fill="var(--fill-1)" />
      <Lines d="M16-246h6" strokeWidth=".8" />
      <circle cy={radioMastTop - 2} r="2" fill="var(--beacon)" stroke="none" />
    </Part>
  );
}

const levels = Array.from({ length: 23 }, (_, i) => (i * radioMastTop) / 22);
const zigzag = levels.map((y, i): Point => [(i % 2 ? 1 : -1) * half(y), y]);
const lacing = polyline(zigzag) + polyline(zigzag.map(([x, y]): Point => [-x, y]));
