import { BucketTruck } from '../parts/bucket-truck.tsx';
import { triples } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { Land, gradeY as y } from './land.tsx';

/** The poles beside the road, farthest first: x, y and scale of each. */
const poles = triples(
  '466.3 371.4 0.175, 471.4 372.1 0.199, 478.2 372.9 0.232, 487.7 374.1 0.278, 501.8 375.8 0.346, ' +
    '525.1 378.6 0.458, 570.6 384.2 0.677, 700 400 1.3',
);

const truck = { x: 938, y, scale: 1.9 } as const;

/** A truck on its way, along a road that leads to the horizon; a sign names `states` from the west. */
export function RoadForeland({ states }: { states: readonly string[] }) {
  return (
    <Land
      shift={-620}
      sun={352}
      yuccas={[236, 1244]}
      brush={[-420, -90, 452, 660, 1130, 1390]}
      behind={<Part name="road" />}
    >
      <Part name="road-wires" />
      {poles.map(([x, y, scale]) => (
        <UtilityPole key={x} {...{ x, y, scale }} pins={scale > 0.5} />
      ))}
      <RoadSign states={states} />
      <BucketTruck {...truck} />
      <Lamp x={Math.round(truck.x - 57 * truck.scale)} y={y - 40} radius={66} />
      <Lamp x={Math.round(truck.x - 19 * truck.scale)} y={y - 80} radius={44} />
    </Land>
  );
}

/** The sign at a state line, 62 by 76: what lies on each side of it, from left to right. */
function RoadSign({ states }: { states: readonly string[] }) {
  const width = 60 / Math.max(1, states.length);
  return (
    <Part x={774} y={y} scale={1.1}>
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
