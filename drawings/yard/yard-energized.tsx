import { breakerFlag } from '../parts/dead-tank-breaker.tsx';
import { switchBlades } from '../parts/disconnect-switch.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { Lines, Shape } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { phases, poleScale, strainStrings } from './yard-conductors.ts';
import { yardGradeY as y, yardX } from './yard-geometry.ts';
import { controlHouse, yardMasts } from './yard-station.tsx';

/** Live conductors, farthest phase first; the nearest one under a halo. */
export function LivePhases({ paths }: { paths: readonly string[] }) {
  const [near, ...far] = paths;
  return (
    <g fill="none" stroke="var(--hot-line)" strokeLinejoin="round">
      <Lines d={far.join('')} strokeWidth="1.3" />
      <Lines d={near} strokeWidth="7" strokeOpacity=".17" />
      <Lines d={near} strokeWidth="2.2" />
    </g>
  );
}

/** The blades of the switch. */
export function Blades({
  position,
  live = false,
}: {
  position: 'open' | 'closed';
  live?: boolean;
}) {
  const [near, ...far] = switchBlades(position);
  return (
    <g
      transform={`translate(${yardX.disconnect} ${y})`}
      stroke={live ? 'var(--hot-line)' : 'var(--ink)'}
      strokeLinecap="round"
    >
      <Lines d={far.join('')} strokeWidth="1.6" stroke={live ? undefined : 'var(--structure)'} />
      <Lines d={near} strokeWidth="3.6" />
    </g>
  );
}

/** The yard in service: every phase live from the line to the transformer, the lamps on. */
export function YardEnergized() {
  return (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <LivePhases
        paths={phases.map(
          ({ line, lastSpan, arrival, toBreaker, toTransformer }) =>
            line + lastSpan + arrival + toBreaker + toTransformer,
        )}
      />
      <Blades position="closed" live />
      <Lines d={strainStrings('line')} stroke="var(--structure)" strokeWidth="1.3" />
      <Shape
        d={breakerFlag}
        transform={`translate(${yardX.breaker} ${y})`}
        fill="var(--hot-line)"
      />
      <YardLamps />
    </>
  );
}

/** The lamps on the masts and the lit window of the control house. */
function YardLamps() {
  const { x, scale } = controlHouse;
  return (
    <>
      {yardMasts.map((mast) => (
        <Lamp key={mast.x} x={mast.x} y={y + 4 - mast.lamp} radius={60} />
      ))}
      <Shape
        transform={`translate(${x} ${y}) scale(${scale})`}
        d="M42-28h18v11H42Z"
        fill="var(--lamp)"
      />
      <Lamp x={x + 51 * scale} y={Math.round(y - 22 * scale)} radius={34} />
    </>
  );
}
