import { insulatorDiscs, type Point } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** Where conductors rest on the pole's insulators: left arm, pole top, right arm. */
export const polePins: readonly [Point, Point, Point] = [
  [-22, -165],
  [0, -177],
  [22, -165],
];

/**
 * A wood distribution pole, 170 high, with a braced crossarm and three pin insulators. A can is a
 * pole-mounted transformer on the right, fed through a fused cutout on the arm.
 */
export function UtilityPole({
  can = false,
  cutout = 'closed',
  ...at
}: Placement & { can?: boolean; cutout?: 'open' | 'closed' }) {
  return (
    <Part at={at}>
      {can && <PoleTransformer cutout={cutout} />}
      <Lines d="M-11-155 0-137 11-155" strokeWidth=".9" />
      <Shape d="M-2.6 0-1.8-170H1.8L2.6 0Z" fill="var(--fill-2)" />
      <Shape d="M-27-158h54v3.6h-54Z" fill="var(--fill-2)" />
      <Lines
        d={polePins.map(([x, y]) => `M${x} ${y + (x ? 8 : 7)}V${y}`).join('')}
        strokeWidth="1.3"
      />
      <Lines
        d={polePins.map(([x, y]) => insulatorDiscs([x, y + 7], [x, y - 1], 2.2, 2)).join('')}
        strokeWidth="1.2"
      />
      <Lines d="M-1.4-20h2.8M-1.3-26h2.6M-1.2-32h2.4M1-60V0" strokeWidth=".6" />
    </Part>
  );
}

/** The can hangs on the pole; the fuse of its cutout swings down and out when it is open. */
function PoleTransformer({ cutout }: { cutout: 'open' | 'closed' }) {
  return (
    <>
      <Lines d="M2-116h3M2-102h3" strokeWidth="2.2" />
      <Shape d="M5-121h15v24q0 2-2 2h-11q-2 0-2-2Z" />
      <Shape d="M4-124h17v3H4Z" fill="var(--fill-2)" />
      <Lines d="M8-121v25.5M17.5-121v25.5" strokeWidth=".5" />
      <Lines d="M9-124v-10M16-124v-6" strokeWidth=".8" />
      <Lines
        d={
          insulatorDiscs([9, -124], [9, -134], 1.8, 2.2) +
          insulatorDiscs([16, -124], [16, -130], 1.4, 2.2)
        }
        strokeWidth="1.1"
      />
      {/* Under the arm: porcelain on a bracket, terminals above and below, then the fuse tube. */}
      <Lines d="M22-154v3M22-150h-5M22-139h-5M22-151v13M17-139 9-134" strokeWidth=".8" />
      <Lines d={insulatorDiscs([22, -150], [22, -139], 1.8, 2.6)} strokeWidth="1.1" />
      <Lines d={cutout === 'open' ? 'M17-139 26-130' : 'M17-139v-11'} strokeWidth="1.8" />
    </>
  );
}
