import { Lines, type Placement, placementTransform } from './part.tsx';
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

/** The blades of a switch, the nearest phase in front. */
export function SwitchBlades({ live, open, ...at }: SwitchBladesProps) {
  const [near, ...far] = switchBlades(open ? 'open' : 'closed');
  return (
    <g
      transform={placementTransform(at)}
      stroke={live ? 'var(--hot-line)' : 'var(--ink)'}
      strokeLinecap="round"
    >
      <Lines d={far.join('')} strokeWidth="1.6" stroke={live ? undefined : 'var(--structure)'} />
      <Lines d={near} strokeWidth="3.6" />
    </g>
  );
}

type SwitchBladesProps = Placement & { live?: boolean; open?: boolean };
