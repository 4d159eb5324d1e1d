import { BucketTruck } from '../parts/bucket-truck.tsx';
import { round } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { LivePhases, SwitchBlades } from '../parts/live.tsx';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { Lettering } from '../symbols/wire.tsx';
import {
  crewScale,
  emergencyPan,
  emergencyX,
  keepAway,
  phases,
  poleScale,
  yardGradeY as y,
  yardX,
} from './yard-geometry.ts';

/** The last bit of conductor on the ground, from where the distance to keep counts. */
const lastWire = emergencyX.brokenPole + 132;
const flagger = lastWire + keepAway.units;
const truck = { x: round(flagger + 118), y, scale: 1.4 } as const;
const headlamp = round(truck.x - 57 * truck.scale);

/** The live line, from the first pole on: to its strain strings, and down to the open cutouts. */
const ends = [
  'M512.1 408.6Q540.5 424.3 569 412.1C573 434.1 623.6 426 623.6 446',
  'M563.1 408.6Q591.6 424.3 620 412.1C624 434.1 653.6 426 653.6 446',
  'M537.6 394.7Q566.1 413.9 594.5 405.1C598.5 427.1 638.6 426 638.6 446',
];
const live = phases.map(({ line }, i) => line + ends[i]);

/** A line down beyond open cutouts, and everyone farther from it than the distance that is drawn. */
export function Emergency() {
  return (
    <>
      <DeadYard />
      <UtilityPole x={emergencyX.cutout} y={y} scale={poleScale} deadEnd={-1} />
      <Part name="broken-pole" x={emergencyX.brokenPole} y={y} />
      <Part name="open-cutouts" x={emergencyX.cutout} y={y} />
      <LivePhases paths={live} />
      <BucketTruck {...truck} work={{ elbow: [-40, -64], bucket: [26, -72] }} empty />
      {/* The headlamps' beam, in which he stands. */}
      {[120, 84].map((reach) => (
        <Shape
          key={reach}
          d={`M${headlamp} ${y - 34}L${flagger - reach / 2} ${y - 56}L${flagger - reach} ${y}H${headlamp}Z`}
          fill="var(--lamp)"
          fillOpacity=".07"
        />
      ))}
      <Part x={round(flagger - 16)} y={y}>
        {[0, 34].map((x) => (
          <Shape key={x} d={`M${x - 5} 0h10M${x - 3.6} 0l3-14h1.2l3 14Z`} fill="var(--fill-2)" />
        ))}
      </Part>
      <Part
        name="crew-paddle"
        x={round(flagger + 6)}
        y={y}
        scale={crewScale}
        fill="var(--structure)"
        stroke="var(--ink)"
        flip
      />
      <Lamp x={headlamp} y={y - 30} radius={48} />
      <Lamp x={round(truck.x - 5 * truck.scale)} y={y - 62} radius={44} />
      <KeepAway />
    </>
  );
}

/** The yard behind the truck: closed up to the breaker, without voltage, its strings empty. */
function DeadYard() {
  return (
    <g transform={`translate(${emergencyPan} 0)`}>
      <Lines d={phases.map(({ behind }) => behind).join('')} stroke="var(--wire)" />
      <Part name="yard-empty-strings" />
      <SwitchBlades x={yardX.disconnect} y={y} />
    </g>
  );
}

/** The distance to keep, from the last of the line to the flagger's feet. */
function KeepAway() {
  const middle = round((lastWire + flagger) / 2);
  const level = y - 74;
  const end = round(flagger - 2);
  return (
    <>
      <Lines
        d={`M${lastWire} ${y - 14}V${level - 8}M${end} ${y - 56}V${level - 8}M${lastWire} ${level}H${middle - 72}M${middle + 72} ${level}H${end}M${lastWire + 8} ${level - 5}l-8 5 8 5M${round(end - 8)} ${level - 5}l8 5-8 5`}
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <Lettering x={middle} y={level + 5} size={16}>
        {`${keepAway.feet} ft (${keepAway.meters.toFixed(1)} m)`}
      </Lettering>
    </>
  );
}
