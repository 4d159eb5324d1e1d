import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The sign at the state line, 62 by 76: one state on each side of it. */
export function RoadSign(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M-20 0v-46M20 0v-46" strokeWidth="1.8" />
      <Shape d="M-31-76h62v30h-62Z" fill="var(--fill-0)" strokeWidth="1.4" />
      <Lines d="M0-76v30" strokeWidth=".8" strokeDasharray="3 2" />
      {/* NM and TX. */}
      <Lines
        d="M-25-55v-12l6 12v-12M-14-55v-12l4 7 4-7v12M6-67h9M10.5-67v12M18-67l8 12M26-67l-8 12"
        strokeWidth="1.5"
      />
    </Part>
  );
}
