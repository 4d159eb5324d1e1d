import { Lines, Part, Shape } from '../../parts/part.tsx';
import { yardGradeY as y } from '../yard-geometry.ts';
import { motorControlLeft } from '../yard-pad.tsx';

const width = 84;
const high = 52;

/** The steel of the motor control building, the roof not on yet. */
export function BuildingFrame() {
  const columns = [0, 28, 56, width];
  return (
    <Part at={{ x: motorControlLeft, y }}>
      <Shape d={`M-4 0v-8h${width + 8}v8Z`} fill="var(--fill-2)" />
      <Lines d={columns.map((x) => `M${x}-8V-${high}`).join('')} strokeWidth="2.2" />
      <Lines
        d={`M-3-${high}H${width + 3}M0-30H28M0-8 28-${high}M28-8 0-${high}M56-30h28M56-8 84-${high}M84-8 56-${high}`}
        strokeWidth="1.1"
      />
      {/* Conduit stubs for its feeders, capped. */}
      <Lines d="M36-8v-9M41-8v-9M46-8v-9" strokeWidth="2.6" />
    </Part>
  );
}
