import { project, type RecedingLine, scaleAt, spanPieces } from '../landscapes/perspective.ts';
import { BucketTruck } from '../parts/bucket-truck.tsx';
import { type Point, polygon, polyline, round } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { polePins, UtilityPole } from '../parts/utility-pole.tsx';
import { horizonY, Land, gradeY as y } from './land.tsx';

const poleScale = 1.3;
const line: RecedingLine = { foot: [700, y], vanishing: [430, horizonY + 1], recession: 0.92 };
const polesBehind = 7;
/** Where the road's middle meets the grade line. */
const roadMiddle = 590;
const truck = { x: 938, y, scale: 1.9 } as const;

/** A truck on its way, along a road that leads to the horizon; a sign names `states` from the west. */
export function RoadForeland({ states }: { states: readonly string[] }) {
  return (
    <Land
      shift={-620}
      sun={352}
      yuccas={[236, 1244]}
      brush={[-420, -90, 452, 660, 1130, 1390]}
      behind={<Road />}
    >
      <Lines d={[0, 1, 2].map(wire).join('')} stroke="var(--wire)" strokeWidth=".9" />
      {Array.from({ length: polesBehind + 1 }, (_, i) => {
        const n = polesBehind - i;
        const [px, py] = project(line, [0, 0], n);
        const at = {
          x: round(px),
          y: round(py),
          scale: round(100 * poleScale * scaleAt(line, n)) / 100,
        };
        return <UtilityPole key={n} {...at} pins={n < 2} />;
      })}
      <RoadSign states={states} />
      <BucketTruck {...truck} elbow={[-45, -62]} bucket={[66, -60]} empty stowed />
      <Lamp x={Math.round(truck.x - 57 * truck.scale)} y={y - 40} radius={66} />
      <Lamp x={Math.round(truck.x - 19 * truck.scale)} y={y - 80} radius={44} />
    </Land>
  );
}

/** From the grade line to the horizon, beside the poles. */
function Road() {
  const [vx, vy] = line.vanishing;
  const edge = (x: number): Point => [x, y];
  const dash = (from: number, to: number): string => {
    const at = (part: number, half: number): Point => [
      vx + (roadMiddle + half - vx) * part,
      vy + (y - vy) * part,
    ];
    return polygon([at(from, -2.5), at(from, 2.5), at(to, 2.5), at(to, -2.5)]);
  };
  return (
    <>
      <Shape
        d={polygon([edge(roadMiddle - 70), edge(roadMiddle + 70), [vx + 1, vy], [vx - 1, vy]])}
        fill="var(--mesa-mid)"
      />
      <Lines
        d={
          polyline([edge(roadMiddle - 60), [vx - 1, vy]]) +
          polyline([edge(roadMiddle + 60), [vx + 1, vy]])
        }
        stroke="var(--fill-0)"
        strokeWidth="1"
      />
      <Shape
        d={
          dash(0.93, 0.75) + dash(0.64, 0.54) + dash(0.47, 0.4) + dash(0.35, 0.3) + dash(0.26, 0.22)
        }
        fill="var(--fill-0)"
      />
    </>
  );
}

/** Path data of a phase, from the farthest pole to the nearest and on beyond the picture. */
function wire(phase: number): string {
  const [dx, dy] = polePins[phase] ?? [0, 0];
  const hold: Point = [dx * poleScale, dy * poleScale];
  let path = '';
  for (let n = polesBehind - 1; n >= 0; n--) {
    const at = (t: number) => project(line, [hold[0], hold[1] + 56 * t * (1 - t)], n + t);
    if (!path) path = polyline([at(1)]);
    path += spanPieces(at, 1, 0, n ? 1 : 3);
  }
  return path;
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
