import { Part, type Placement, Shape } from './part.tsx';

/**
 * Tracker rows seen from their ends: every row a post and a tilted table. The origin is the foot of
 * the first post.
 */
export function SolarRows({
  count = 6,
  pitch = 26,
  tilt = 26,
  ...at
}: Placement & { count?: number; pitch?: number; tilt?: number }) {
  const feet = Array.from({ length: count }, (_, i) => i * pitch);
  const run = Math.round(Math.cos((tilt * Math.PI) / 180) * 110) / 10;
  const rise = Math.round(Math.sin((tilt * Math.PI) / 180) * 110) / 10;
  return (
    <Part at={at}>
      <Shape d={feet.map((x) => `M${x} 0v-11`).join('')} strokeWidth="1.2" />
      <Shape
        d={feet
          .map(
            (x) => `M${x - run} ${-11 + rise}l${2 * run} ${-2 * rise}v-2l${-2 * run} ${2 * rise}Z`,
          )
          .join('')}
        fill="var(--fill-3)"
        strokeWidth=".8"
      />
    </Part>
  );
}
