import type { Company } from '#contract/company.ts';
import { BucketTruck } from '../parts/bucket-truck.tsx';
import { type Point, span } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { LivePhases } from '../parts/live.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { Fence, SolarRows, Tanks } from '../parts/rows.tsx';
import { deadEndPins, polePins, UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { BreakerForeland } from './breaker-foreland.tsx';
import { horizonY, Land, gradeY as y } from './land.tsx';
import { RoadForeland } from './road-foreland.tsx';

/** First screens without a diorama of their own, by what they show. */
export type ForelandName = keyof ReturnType<typeof drawForelands>;

/** Each of them; the road crosses the line between the states of the company's `bases`. */
export const drawForelands = (bases: Company['bases']) => ({
  /** The three kinds of project side by side: trackers, batteries, a turbine. */
  plant: (
    <Land
      shift={0}
      sun={640}
      yuccas={[-240, 1246]}
      brush={[-420, -130, 884, 1090, 1330]}
      behind={
        <>
          <WindTurbine far x={1196} y={horizonY + 6} scale={0.86} angle={12} />
          <WindTurbine far x={1272} y={horizonY + 6} scale={0.72} angle={74} />
        </>
      }
    >
      <SolarRows x={-520} y={y - 15} scale={1.02} count={42} />
      <SolarRows x={-300} y={y} scale={1.72} count={21} />
      <Part name="battery-containers" x={690} y={y} scale={1.24} />
      <Part name="padmount" x={916} y={y} scale={1.1} />
      <WindTurbine x={1008} y={y} scale={1.84} angle={52} />
      <Lamp x={852} y={y - 50} radius={34} />
    </Land>
  ),
  /** A well and the tanks that it fills, fed by the line behind them. */
  field: (
    <Land
      shift={-260}
      sun={1010}
      yuccas={[470, 1262]}
      brush={[-360, 210, 536, 1400]}
      behind={
        <>
          <Part name="pumpjack-up" x={226} y={y - 16} scale={0.5} />
          <Tanks x={362} y={y - 17} scale={0.5} count={3} />
        </>
      }
    >
      <LineFromRight poles={[942, 1276, 1610, 1944, 2278, 2612]} end={{ can: true, guy: -64 }} />
      <Lines d={`M646 ${y - 12}h14q6 0 6 6v2h316`} stroke="var(--structure)" strokeWidth="2.4" />
      <Part name="pumpjack" x={634} y={y} scale={1.42} />
      <Tanks x={988} y={y} scale={1.5} />
      <Lamp x={1184} y={y - 84} radius={44} />
      <Lamp x={784} y={y - 96} radius={36} />
    </Land>
  ),
  road: <RoadForeland states={statesFromWest(bases)} />,
  /** A control house with its lamp on, and a worker who reads a drawing. */
  house: (
    <Land
      shift={310}
      sun={1120}
      yuccas={[424, 1290]}
      brush={[-300, 120, 560, 1074]}
      behind={
        <>
          <WindTurbine far x={214} y={horizonY + 6} scale={0.62} angle={31} />
          <WindTurbine far x={286} y={horizonY + 6} scale={0.52} angle={88} />
        </>
      }
    >
      <Fence from={508} to={1228} y={y - 3} gate={616} />
      <LightMast x={664} y={y} height={196} lamp={-156} />
      <Part name="radio-mast" x={1044} y={y} scale={0.84} />
      <Part name="control-house-lit" x={742} y={y} scale={2.2} />
      <Part name="crew-drawing" x={720} y={y} scale={1.7} />
      <Part name="padmount" x={994} y={y} scale={1.2} />
      {/* Over the door. */}
      <Lines d="M782.2 327.4h12l3 5h-18Z" stroke="var(--structure)" strokeWidth="1.1" />
      <Lamp x={788} y={333} radius={58} />
      <Lamp x={854} y={y - 50} radius={44} />
      <Lamp x={664} y={y - 152} radius={52} />
    </Land>
  ),
  /** The shop that answers calls, its lights on and a truck ready. */
  office: (
    <Land shift={540} sun={830} yuccas={[398, 1268]} brush={[-340, 60, 440, 794, 1250]}>
      <LineFromRight
        poles={[866, 1190, 1514, 1838, 2162, 2486, 2810]}
        end={{ can: true, side: 1, guy: -74 }}
      />
      {/* The drop from the transformer to the gable. */}
      <Lines
        d={span([869, y - 104 * linePoleScale], [749, y - 93], 7)}
        stroke="var(--hot-line)"
        strokeWidth="1.5"
      />
      <Part name="shop" x={470} y={y} scale={1.5} />
      <BucketTruck x={1016} y={y} scale={1.4} />
      <Lamp x={542} y={y - 60} radius={70} />
      <Lamp x={674} y={y - 40} radius={44} />
      <Lamp x={719} y={y - 40} radius={44} />
    </Land>
  ),
  breaker: <BreakerForeland />,
  /** A fence whose gate is locked. */
  gate: (
    <Land shift={-120} sun={1010} yuccas={[352, 1262]} brush={[-380, 40, 610, 1120]}>
      <Part name="padmount" x={940} y={y - 4} scale={1.6} />
      <g transform={`translate(0 ${y - 1})scale(2.4)`}>
        <Fence from={196} to={484} y={0} gate={318} />
      </g>
      <Part name="lockout-tag" x={813.6} y={y - 48} />
    </Land>
  ),
  /** A line that ends, and the people who lay out how it goes on: stakes, a level, a drawing. */
  survey: (
    <Land shift={430} sun={640} yuccas={[414, 1250]} brush={[-360, 20, 470, 620, 1046, 1380]}>
      <LineFromRight poles={[1080, 1404, 1728, 2052, 2376, 2700, 3024]} end={{ guy: -64 }} />
      {[-150, 96, 322, 564, 1000].map((x) => (
        <Part key={x} name="survey-stake" x={x} y={y} scale={1.3} />
      ))}
      <Lines
        d={`M678 ${y - 49.78}H546`}
        stroke="var(--structure)"
        strokeWidth=".8"
        strokeDasharray="3 5"
      />
      <Part name="level-rod" x={542} y={y} scale={1.9} />
      <Part name="crew-reach" x={521.1} y={y} scale={1.9} />
      <Part name="level" x={690} y={y} scale={1.9} />
      <Part name="crew-reach" x={718.5} y={y} scale={1.9} flip />
      <Part name="pickup" x={884} y={y} scale={1.9} />
      <Part name="crew-drawing" x={754.8} y={y} scale={1.9} />
      <Lamp x={895} y={y - 56} radius={52} />
      <Lamp x={789} y={y - 48} radius={44} />
    </Land>
  ),
  /** The day begins: the crew goes over the job at the truck, and a breaker out of service is tested. */
  crew: (
    <Land shift={-420} sun={890} yuccas={[300, 1282]} brush={[-320, 120, 486, 716, 1146, 1380]}>
      <LineFromRight poles={[1270, 1594, 1918, 2242, 2566, 2890]} end={{ guy: -64 }} />
      <Part name="pole-stack" x={366} y={y} />
      <BucketTruck x={620} y={y} scale={1.5} flip />
      <Part name="crew-line" x={740} y={y} scale={1.8} />
      <Part name="crew-reach" x={768} y={y} scale={1.8} />
      <Part name="crew-drawing" x={822} y={y} scale={1.8} flip />
      <Part name="crew-reach" x={862} y={y} scale={1.8} flip />
      <Part name="dead-tank-breaker" x={1010} y={y} />
      <Part name="lockout-tag" x={1010} y={y - 40} scale={0.8} />
      {/* From the test set to a bushing on either side. */}
      <Lines
        d={`M926 ${y - 34}C922 ${y - 110} 950 ${y - 120} 960 ${y - 152}M938 ${y - 28}C996 ${y - 56} 1098 ${y - 60} 1060 ${y - 152}`}
        stroke="var(--ink)"
        strokeWidth=".9"
      />
      <Part name="test-set" x={932} y={y} scale={1.3} />
      <Part name="crew-reach" x={1080} y={y} scale={1.8} flip />
      <Lamp x={705} y={y - 48} radius={50} />
    </Land>
  ),
});

function statesFromWest(bases: Company['bases']): string[] {
  const sorted = bases.toSorted((a, b) => a.position.longitude - b.position.longitude);
  return [...new Set(sorted.map(({ stateCode }) => stateCode))];
}

const linePoleScale = 1.16;

/** A line that comes from beyond the right edge and ends on the first of `poles`. */
function LineFromRight({
  poles,
  end,
}: {
  poles: readonly number[];
  /** What the first pole carries beside the dead ends, and how far its guy reaches. */
  end: Pick<Parameters<typeof UtilityPole>[0], 'can' | 'side' | 'guy'>;
}) {
  return (
    <>
      {poles.map((x, i) => (
        <UtilityPole
          key={x}
          x={x}
          y={y}
          scale={linePoleScale}
          {...(i === 0 ? { deadEnd: 1, ...end } : {})}
        />
      ))}
      <LivePhases paths={stringConductors(poles)} />
    </>
  );
}

// The three conductors, nearest first.
function stringConductors([first = 0, second = 0, ...others]: readonly number[]): string[] {
  const on = (x: number, [dx, dy]: Point): Point => [
    x + dx * linePoleScale,
    y + dy * linePoleScale,
  ];
  const pitch = second - first;
  return ([0, 2, 1] as const).map(
    (phase) =>
      span(on(first, deadEndPins(1)[phase]), on(second, polePins[phase]), 9) +
      `q${pitch / 2} 18 ${pitch} 0`.repeat(others.length),
  );
}
