import { Lines, type Placement, placementTransform } from './part.tsx';

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

/** The blades of a switch, the nearest phase in front; open they lean back from their hinges. */
export function SwitchBlades({ live, open, ...at }: SwitchBladesProps) {
  return (
    <g
      transform={placementTransform(at)}
      stroke={live ? 'var(--hot-line)' : 'var(--ink)'}
      strokeLinecap="round"
    >
      <Lines
        d={open ? 'M24-152L13-203.8M34-156L23-207.8' : 'M24-152H-29M34-156H-19'}
        strokeWidth="1.6"
        stroke={live ? undefined : 'var(--structure)'}
      />
      <Lines d={open ? 'M14-148L3-199.8' : 'M14-148H-39'} strokeWidth="3.6" />
    </g>
  );
}

type SwitchBladesProps = Placement & { live?: boolean; open?: boolean };
