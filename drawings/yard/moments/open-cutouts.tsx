import { insulatorDiscs, type Point, round, segment } from '../../parts/geometry.ts';
import { Lines, Part, Shape } from '../../parts/part.tsx';
import { emergencyX, yardGradeY as y } from '../yard-geometry.ts';

const steps = [14, 44, 29] as const;
const armY = -150;

/** The live ends of the cutouts: of the left, the right and the middle phase. */
export const cutoutTops = steps.map((dx): Point => [emergencyX.cutout + dx, y + armY - 4]);

/** The dead ends, where the fuse holders hang. */
export const cutoutHinges = steps.map((dx): Point => [emergencyX.cutout + dx, y + armY + 28]);

/** Three fused cutouts on an arm of the pole, open: every fuse holder hangs from its hinge. */
export function Cutouts() {
  const local = steps.map((dx): [Point, Point] => [
    [dx, armY - 4],
    [dx, armY + 28],
  ]);
  return (
    <Part at={{ x: emergencyX.cutout, y }}>
      <Lines d="M-2-128 20-146" strokeWidth=".9" />
      <Shape d={`M-10 ${armY}h64v4h-64Z`} fill="var(--fill-2)" />
      <Lines d={local.map(([top, foot]) => segment(top, foot)).join('')} />
      <Lines
        d={local.map(([top, foot]) => insulatorDiscs(top, foot, 3.4, 4)).join('')}
        strokeWidth="2"
      />
      <Lines
        d={local.map(([, [x, fy]]) => `M${round(x)} ${fy}l7 27`).join('')}
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Part>
  );
}
