import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The sign at a state line, 62 by 76: what lies on each side of it, from left to right. */
export function RoadSign({ states, ...at }: Placement & { states: readonly string[] }) {
  const width = 60 / Math.max(1, states.length);
  return (
    <Part at={at}>
      <Lines d="M-20 0v-46M20 0v-46" strokeWidth="1.8" />
      <Shape d="M-31-76h62v30h-62Z" fill="var(--fill-0)" strokeWidth="1.4" />
      <g
        fill="var(--structure)"
        stroke="none"
        fontFamily="var(--mono, monospace)"
        fontSize="15"
        fontWeight="500"
        textAnchor="middle"
      >
        {states.map((state, i) => (
          <text key={state} x={width * (i + 0.5) - 30} y="-56">
            {state}
          </text>
        ))}
      </g>
      {states.slice(1).map((state, i) => (
        <Lines
          key={state}
          d={`M${width * (i + 1) - 30}-76v30`}
          strokeWidth=".8"
          strokeDasharray="3 2"
        />
      ))}
    </Part>
  );
}
