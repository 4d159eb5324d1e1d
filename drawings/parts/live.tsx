import { Lines, type Placement } from './part.tsx';
import { switchBlades } from './terminals.ts';

/** An energized conductor: orange under its own faint halo. */
export function Live({ d }: { d: string | undefined }) {
  return (
    <g fill="none" stroke="var(--hot-line)" strokeLinejoin="round">
      <Lines d={d} strokeWidth="7" strokeOpacity=".08" />
      <Lines d={d} strokeWidth="2.2" />
    </g>
  );
}

/** Live conductors of three phases, the nearest first and under a halo. */
export function LivePhases({ paths: [near, ...far] }: { paths: readonly string[] }) {
  return (
    <>
      <Lines d={far.join('')} stroke="var(--hot-line)" strokeLinejoin="round" strokeWidth="1.3" />
      <Live d={near} />
    </>
  );
}

/** The blades of a switch, closed and live. */
export function LiveBlades({ x, y, scale = 1 }: Required<Pick<Placement, 'x' | 'y'>> & Placement) {
  const [near, ...far] = switchBlades('closed');
  return (
    <g
      transform={`translate(${x} ${y})scale(${scale})`}
      stroke="var(--hot-line)"
      strokeLinecap="round"
    >
      <Lines d={far.join('')} strokeWidth="1.6" />
      <Lines d={near} strokeWidth="3.6" />
    </g>
  );
}
