import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** The middle of the motor, the discharge flange and the suction flange of the set below. */
export const pumpMotorX = 38;
export const pumpDischarge = [106, -66] as const;
export const pumpSuction = [128, -28] as const;

/** A motor and a centrifugal pump on one baseplate, 128 wide, the discharge upward. */
export function PumpSet(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M0 0v-6h118v6Z" fill="var(--fill-3)" />
      <Shape d="M14-10h10v4H14ZM52-10h10v4H52ZM84-6l4-10h22l4 10Z" fill="var(--fill-2)" />
      <Shape d="M5-40q0-4 4-4h3v34h-3q-4 0-4-4Z" fill="var(--fill-2)" />
      <Shape d="M12-46h48q3 0 3 3v30q0 3-3 3H12Z" />
      <Lines d="M12-41h51M12-36h51M12-31h51M12-26h51M12-21h51M12-16h51" strokeWidth=".6" />
      <Shape d="M27-46v-10h22v10Z" fill="var(--fill-1)" />
      <Shape d="M63-33h20v12H63Z" fill="var(--fill-2)" />
      <Lines d="M68-33v12M78-33v12" strokeWidth=".6" />
      <Shape d="M112-28V-62H100V-45A19 19 0 1 0 118-26V-28Z" />
      <Shape d="M97-66h18v4H97ZM118-34h6v12h-6ZM124-37h4v18h-4Z" fill="var(--fill-2)" />
      <circle cx="99" cy="-28" r="10" fill="var(--fill-1)" vectorEffect="non-scaling-stroke" />
      <circle cx="99" cy="-28" r="4" vectorEffect="non-scaling-stroke" />
    </Part>
  );
}
