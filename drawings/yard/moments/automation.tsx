import { CrewMember } from '../../parts/crew-member.tsx';
import { Lines } from '../../parts/part.tsx';
import { radioMastTop } from '../../parts/radio-mast.tsx';
import { TerminalUnit } from '../../parts/terminal-unit.tsx';
import { crewScale, yardGradeY as y, yardX } from '../yard-geometry.ts';
import { tanksLeft } from '../yard-pad.tsx';

const unit = { x: yardX.mast + 4, y, scale: 1.25 } as const;
/** How high over the equipment the signals run. */
const level = y - 216;

/** Where signals end: at the breaker, the transformer, motor control, the pump, a tank. */
const ends: readonly (readonly [x: number, y: number])[] = [
  [yardX.breaker, y - 66],
  [yardX.transformer + 56, y - 68],
  [yardX.motorControl, y - 57],
  [yardX.pump - 18, y - 42],
  [tanksLeft + 24, y - 82],
];

/** The switch reports by way of the breaker's cabinet: nothing is run between live conductors. */
const toSwitch = { from: yardX.breaker - 18, end: [yardX.disconnect - 1, y - 48] } as const;

/** The whole yard in service, and every device reports to the unit in front of the mast. */
export function Automation() {
  const [first, last] = [ends[0]?.[0] ?? 0, ends.at(-1)?.[0] ?? 0];
  return (
    <>
      <Lines
        d={`M${first} ${level}H${last}M${unit.x + 16} ${level}V${y - 80}${ends.map(([x, end]) => `M${x} ${level}V${end}`).join('')}M${toSwitch.from} ${toSwitch.end[1]}H${toSwitch.end[0]}`}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeDasharray="3 3.5"
      />
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.3">
        {[...ends, toSwitch.end].map(([x, end]) => (
          <circle key={x} cx={x} cy={end} r="3.4" vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {/* What the mast sends on, to where people are. */}
      <Lines
        d={[16, 26, 36]
          .map(
            (r) =>
              `M${yardX.mast - 30 - r * 0.7} ${y + radioMastTop + 34 - r * 0.7}a${r} ${r} 0 0 0 0 ${r * 1.4}`,
          )
          .join('')}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeDasharray="3 3.5"
      />
      <TerminalUnit {...unit} />
      <CrewMember x={unit.x - 48} y={y} scale={crewScale} pose="reach" />
    </>
  );
}
