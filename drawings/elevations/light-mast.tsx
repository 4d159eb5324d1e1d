import { Lamp } from '../parts/lamp.tsx';
import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A mast with two floodlights, 104 high. */
export function LightMast(at: Placement) {
  const { x = 0, y = 0, scale = 1 } = at;
  return (
    <>
      <Part at={at}>
        <Shape d="M-1.8 0-1-100h2L1.8 0Z" fill="var(--fill-2)" />
        <Lines d="M-11-100h22" strokeWidth="1.8" />
        <Shape d="M-15-96l2-6 8 3-2 6ZM15-96l-2-6-8 3 2 6Z" fill="var(--fill-3)" />
      </Part>
      <Lamp x={x} y={Math.round(y - 98 * scale)} radius={Math.round(34 * scale)} />
    </>
  );
}
