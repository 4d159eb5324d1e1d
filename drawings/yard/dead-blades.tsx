import { Lines } from '../parts/part.tsx';
import { switchBlades } from '../parts/terminals.ts';
import { yardGradeY, yardX } from './yard-geometry.ts';

/** The blades of the switch while nothing is on them. */
export function DeadBlades({ position }: { position: 'open' | 'closed' }) {
  const [near, ...far] = switchBlades(position);
  return (
    <g
      transform={`translate(${yardX.disconnect} ${yardGradeY})`}
      stroke="var(--ink)"
      strokeLinecap="round"
    >
      <Lines d={far.join('')} strokeWidth="1.6" stroke="var(--structure)" />
      <Lines d={near} strokeWidth="3.6" />
    </g>
  );
}
