import { Breaker } from './breaker.tsx';
import { Stroke } from './stroke.tsx';
import { Wire } from './wire.tsx';

/**
 * A draw-out breaker in its cubicle, 40 by 76: the bus at (20, 0), the load at (20, 76), the breaker
 * 18 square around (20, 40). `--supply` makes the bus side live by itself, `--wiring` all of it,
 * `--breaker` fills the breaker.
 */
export function DrawOutBreaker() {
  return (
    <>
      <LineSide d={`M20 0V31${chevrons(16, 21).above}`} />
      <Wire d={`M20 49V76${chevrons(16, 21).below}`} />
      <Breaker x={20} y={40} size={18} />
    </>
  );
}

/** The same withdrawn from its contacts, as it stands while people work on what it feeds. */
export function WithdrawnBreaker() {
  const moving = chevrons(16);
  const fixed = chevrons(25);
  return (
    <>
      <LineSide d={`M20 0V15${fixed.above}`} />
      <Stroke
        d={`M20 24V31M20 49V56M20 65V76${moving.above}${moving.below}${fixed.below}M11 31h18v18h-18z`}
        stroke="var(--ink)"
        weight={1.7}
      />
    </>
  );
}

export const drawOutBox = '0 0 40 76';

/** The contacts toward the bus and toward the load, their tips so far from the breaker's middle. */
function chevrons(...tips: readonly number[]) {
  return {
    above: tips.map((tip) => `M13 ${47 - tip}l7-7 7 7`).join(''),
    below: tips.map((tip) => `M13 ${33 + tip}l7 7 7-7`).join(''),
  };
}

function LineSide({ d }: { d: string }) {
  return <Stroke d={d} stroke="var(--supply, var(--wiring, var(--ink)))" weight={1.7} />;
}
