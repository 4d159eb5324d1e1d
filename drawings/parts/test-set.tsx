import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A breaker test set on its cart, 34 by 27, a screen and terminals on its face. */
export function TestSet(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-15-6v-19h30v19Z" />
      <Shape d="M-12-22h13v9h-13Z" fill="var(--fill-2)" strokeWidth=".8" />
      <Shape d="M-12-22h13v9h-13Z" fill="var(--lamp)" stroke="none" />
      <Lines
        d="M-10-15l3-4 3 2 3-3M5-21h2M10-21h2M5-17h2M10-17h2M4-12h9M-12-9H12"
        strokeWidth=".8"
      />
      <Lines d="M-15-6H19M15-25l5-4" strokeWidth="1.6" />
      <circle cx="-9" cy="-3" r="3" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
      <circle cx="10" cy="-3" r="3" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
    </Part>
  );
}
