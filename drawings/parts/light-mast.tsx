import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A lightning mast, 240 high, that carries the yard lamp; the lamp's glow stands at its arm. */
export function LightMast({
  height = 240,
  lamp = -200,
  ...at
}: Placement & { height?: number; lamp?: number }) {
  return (
    <Part at={at}>
      <Shape d={`M-3.6 0-1.2${-height + 26}H1.2L3.6 0Z`} fill="var(--fill-2)" />
      <Lines d={`M0${-height + 26}V${-height}M-7 0h14`} strokeWidth="1.4" />
      <Lines d={`M-9 ${lamp}H9`} strokeWidth="1.6" />
      <Shape
        d={`M-11 ${lamp}h5l2 6h-9ZM11 ${lamp}h-5l-2 6h9Z`}
        fill="var(--fill-3)"
        strokeWidth=".8"
      />
    </Part>
  );
}
