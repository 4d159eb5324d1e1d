/*
 * Graphic symbols of electrical diagrams (ANSI/IEEE 315), each centered in 40 by 40 units on a
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

/** A protective relay: 51, time overcurrent. */
export const relaySymbol = <Instrument letters="51" />;

/** A two-winding transformer: the windings face each other. */
export const transformerSymbol = (
  <path d="M0 20h13M27 20h13M13 2c6 0 6 9 0 9c6 0 6 9 0 9c6 0 6 9 0 9c6 0 6 9 0 9M27 2c-6 0-6 9 0 9c-6 0-6 9 0 9c-6 0-6 9 0 9c-6 0-6 9 0 9" />
);

/** A voltmeter. */
export const meterSymbol = <Instrument letters="V" />;

/** A closed circuit breaker, live on both sides from the terminal at its left. */
export const breakerSymbol = (
  <g stroke="var(--hot-line)">
    <path d="M4.6 20H7M33 20h7" strokeWidth="2.2" />
    <circle cx="2.6" cy="20" r="1.8" />
    <rect x="6" y="6" width="28" height="28" fill="var(--hot-line)" stroke="none" />
  </g>
);

/** A circle with letters in it. */
function Instrument({ letters }: { letters: string }) {
  return (
    <>
      <path d="M0 20h4M36 20h4" />
      <circle cx="20" cy="20" r="16" />
      <text
        x="20"
        y="24"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
        fontFamily="var(--mono, monospace)"
        fontSize="11"
        fontWeight="500"
      >
        {letters}
      </text>
    </>
  );
}
