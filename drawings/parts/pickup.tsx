import { Lines, Part, type Placement, Shape } from './part.tsx';

/** Where the tailgate ends, and its height. */
export const tailgateEnd = -59;

/**
 * A crew-cab pickup, parked facing right, 110 long: the tailgate is down and a drawing lies over its
 * edge. The origin is on the ground between the axles.
 */
export function Pickup(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M-44-24V-36H-9M-12-36V-24M-36-36v2M-9-33-11-54" strokeWidth=".9" />
      <Shape d="M-46-8.5V-24H-8.6L-6.6-34Q-6.2-36-4-36H13Q15-36 16-34.6L23-24.6 43-22.4Q47.6-21.8 48-17.4V-8.5H40.5A10.5 10.5 0 0 0 19.5-8.5H-15.5A10.5 10.5 0 0 0-36.5-8.5Z" />
      <Shape
        d="M-5.6-24.6-4-32.6Q-3.8-33.6-2.8-33.6H3.4V-24.6ZM5.6-24.6V-33.6H12.6L19-24.6Z"
        fill="var(--fill-2)"
        strokeWidth=".8"
      />
      <Lines
        d="M-46-20.6H-8.6M-8.6-24V-9M4.5-33.6V-9.6H-8M20-24V-18M-1.4-21.4h3.4M8-21.4h3.4M44-19h4M4.5-9.6H18"
        strokeWidth=".7"
      />
      <Shape d="M43.4-12.4H50v4.2h-6.6ZM-48-12.4h2v4h-2Z" fill="var(--fill-3)" strokeWidth=".8" />
      <Shape d="M-46-15.4H-59v2.2h13Z" fill="var(--fill-2)" />
      <Lines d="M-46-23-57.4-15.4" strokeWidth=".7" />
      <Shape
        d="M-54-19.4h9v2.2h-9ZM-58-15.8h11l.7 9.6-12.6-.8Z"
        fill="var(--fill-1)"
        strokeWidth=".8"
      />
      <Lines d="M-56.4-12.8h8M-54-12.8v3.4M-51-12.8v3.4M-56-9.4h3.4" strokeWidth=".6" />
      <Wheel x={-26} />
      <Wheel x={30} />
    </Part>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="-8.4" r="8.4" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
      <circle
        cx={x}
        cy="-8.4"
        r="4.4"
        fill="var(--fill-2)"
        vectorEffect="non-scaling-stroke"
        strokeWidth=".8"
      />
    </>
  );
}
