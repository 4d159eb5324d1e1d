import { round, seededRandom } from './geometry.ts';
import { Lines, Part, type Placement } from './part.tsx';

/** A yucca: a rosette of blades, and with `stalk` its dry flower stalk, some 34 high. */
export function Yucca({
  seed = 1,
  stalk = true,
  ...at
}: Placement & { seed?: number; stalk?: boolean }) {
  const next = seededRandom(seed);
  const blades = Array.from({ length: 13 }, (_, i) => {
    const angle = ((i - 6) / 6) * 1.35 + (next() - 0.5) * 0.16;
    const length = 10 + next() * 4;
    return `M0 0L${round(Math.sin(angle) * length)} ${round(-Math.cos(angle) * length)}`;
  }).join('');
  const buds = [16, 19, 22, 25, 28, 31]
    .map((y, i) => `M0 ${-y}l${round(-3.6 + i * 0.45)}-2M0 ${-y}l${round(3.6 - i * 0.45)}-2`)
    .join('');
  return (
    <Part at={at} weight={0.8}>
      <Lines d={blades + (stalk ? `M0 0V-34${buds}` : '')} />
    </Part>
  );
}

/** A low desert shrub: twigs from one root. */
export function Brush({ seed = 1, ...at }: Placement & { seed?: number }) {
  const next = seededRandom(seed * 7);
  const twigs = Array.from({ length: 9 }, (_, i) => {
    const lean = (i - 4) * 2.6 + (next() - 0.5) * 2;
    const top = -(9 - Math.abs(i - 4) * 1.1 + next() * 3);
    return `M0 0Q${round(lean * 0.3)} ${round(top * 0.6)} ${round(lean)} ${round(top)}`;
  }).join('');
  return (
    <Part at={at} weight={0.8}>
      <Lines d={twigs} />
    </Part>
  );
}
