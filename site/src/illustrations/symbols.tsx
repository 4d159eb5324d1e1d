/*
 * Graphic symbols of electrical diagrams (ANSI/IEEE 315), each centred in 40 by 40 units on a
 * horizontal conductor at y = 20.
 */

/** An open switch: two terminals, the blade lifted off the second. */
export const openSwitchSymbol = (
  <>
    <path d="M0 20h9M31 20h9M9 20 28 9" />
    <circle cx="9" cy="20" r="2.4" fill="currentColor" />
    <circle cx="31" cy="20" r="2.4" fill="currentColor" />
  </>
);

/** A protective relay. */
export const relaySymbol = (
  <>
    <path d="M0 20h4M36 20h4" />
    <circle cx="20" cy="20" r="16" />
    <text
      x="20"
      y="24"
      textAnchor="middle"
      fill="currentColor"
      stroke="none"
      className="font-mono text-[11px]"
    >
      3
    </text>
  </>
);

/** A two-winding transformer: the windings face each other. */
export const transformerSymbol = (
  <path d="M0 20h13M27 20h13M13 2c6 0 6 9 0 9c6 0 6 9 0 9c6 0 6 9 0 9c6 0 6 9 0 9M27 2c-6 0-6 9 0 9c-6 0-6 9 0 9c-6 0-6 9 0 9c-6 0-6 9 0 9" />
);

/** A meter for alternating current. */
export const meterSymbol = (
  <>
    <path d="M0 20h4M36 20h4M11 20c3-9 6-9 9 0s6 9 9 0" />
    <circle cx="20" cy="20" r="16" />
  </>
);

/** A closed circuit breaker, energized. */
export const breakerSymbol = (
  <rect x="4" y="4" width="32" height="32" fill="var(--hot-line)" stroke="none" />
);
