import { GradeLine } from '../parts/desert.tsx';
import { type Point, round, segment, span } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { LatticeTower, towerPeak } from '../parts/lattice-tower.tsx';
import { Live } from '../parts/live.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { Fence } from '../parts/rows.tsx';
import {
  arresterTops,
  deadEndBeam,
  deadEndBlades,
  deadEndPeak,
  highSideTerminals,
} from '../parts/terminals.ts';
import { turbineBladePath, turbineHub } from '../parts/wind-turbine.tsx';
import { arrival, arrivalFromBeyond, type Bay, endedString } from './arrival.ts';
import { FieldLamps, OilField, Plants } from './field.tsx';
import {
  farTurbines,
  HeroHorizon,
  heroGradeY,
  heroHeight,
  heroReach,
  heroRiserX,
  heroTransformerX,
  heroViewBox,
  turbineFootY,
} from './hero-horizon.tsx';
import { project, scaleAt } from './perspective.ts';
import {
  earthWires,
  leftCircuit,
  nearTower,
  recedingWire,
  rightCircuit,
  towerLine,
  towersBehind,
} from './transmission-line.ts';

/** The middles of the two bays where the line ends. */
const firstBayX = 1758;
const secondBayX = 2090;
/** The other transformer: the second bay is the first one's mirror image. */
const secondTransformerX = secondBayX - heroTransformerX + firstBayX;

const y = heroGradeY;
const masts: readonly Point[] = [
  [1648, 190],
  [1854, 232],
  [1998, 232],
];

/** What the three phases of a bay pass; `turn` is -1 in the mirrored one. */
const bay = (bayX: number, transformerX: number, turn: 1 | -1): readonly Bay[] =>
  deadEndBlades.x.map((bladeX, i) => {
    const on = (x: number, [dx, dy]: Point = [0, 0]): Point => [x + dx * turn, y + dy];
    return {
      beam: on(bayX, deadEndBeam[i]),
      blade: [on(bayX, [bladeX, deadEndBlades.top]), on(bayX, [bladeX, deadEndBlades.bottom])],
      terminal: on(transformerX, highSideTerminals[i]),
      arrester: on(transformerX, arresterTops[i]),
    };
  });

// The lowest arm lands on the near side of a bay, the highest on the far side: no wires cross.
const firstBay = bay(firstBayX, heroTransformerX, 1)
  .map((phase, i) => arrival(rightCircuit[2 - i] ?? rightCircuit[0], phase))
  .reverse();

/** Another line takes the second bay on out of the picture, to a structure nearer to the eye. */
const beyond: readonly [Point, Point, Point] = [
  [3900, -20],
  [3900, -170],
  [3900, -320],
];
const secondBay = bay(secondBayX, secondTransformerX, -1).map((phase, i) =>
  arrivalFromBeyond(beyond[i] ?? beyond[0], 40, phase),
);
const arrivals = [...firstBay, ...secondBay];
const dead = [...firstBay.slice(0, 2), ...secondBay];

const drawn = ({ start: [x, y], path }: { start: Point; path: string }) =>
  `M${round(x)} ${round(y)}${path}`;
const liveBehind = drawn(recedingWire(rightCircuit[2]));
const live = firstBay[2];
const liveInFront = drawn(live ?? { start: [0, 0], path: '' });
const riser = segment([heroRiserX, heroGradeY], [heroRiserX, heroHeight]);

/** The live conductor from the horizon to the transformer, in one path. */
const heroLivePath = liveBehind + liveInFront.replace(/^M[^Q]*/, '');

const receding = [...rightCircuit.slice(0, 2), ...leftCircuit, ...earthWires]
  .map((line) => drawn(recedingWire(line)))
  .join('');
// The left circuit ends on the nearest tower; so does its earth wire.
const earthArrivals =
  span(
    [nearTower[0] + towerPeak[0], nearTower[1] + towerPeak[1]],
    [firstBayX + deadEndPeak[0], heroGradeY + deadEndPeak[1]],
    10,
  ) + span([3900, -480], [secondBayX - deadEndPeak[0], heroGradeY + deadEndPeak[1]], 30);

/** The towers from the horizon to the one next to the nearest, paler with distance. */
function TowersBehind() {
  return Array.from({ length: towersBehind }, (_, i) => {
    const n = towersBehind - i;
    const [x, y] = project(towerLine, [0, 0], n);
    return (
      <LatticeTower
        key={n}
        x={round(x)}
        y={round(y)}
        scale={Math.round(scaleAt(towerLine, n) * 1000) / 1000}
        detail={n === 1 ? 'full' : n < 4 ? 'some' : 'little'}
        color={n < 3 ? 'var(--structure)' : n < 6 ? 'var(--wire)' : 'var(--far)'}
        legWeight={n === 1 ? 1.3 : 0.9}
      />
    );
  });
}

/** The landscape of the home page: one phase is live, from the horizon to the ground. */
export function HeroLandscape() {
  const [from, to] = heroReach;
  return (
    <>
      <HeroHorizon />
      <TowersBehind />
      <Lines d={receding} stroke="var(--wire)" strokeWidth=".8" />
      <Live d={liveBehind} />
      <Strings
        d={arrivals.map((a) => a.backStrings).join('') + leftCircuit.map(endedString).join('')}
      />
      <OilField />
      <SubstationSteel />
      <LatticeTower x={nearTower[0]} y={nearTower[1]} strings={false} legWeight={1.9} />
      <Lines
        d={earthArrivals + dead.map((a) => drawn(a) + a.lead).join('')}
        stroke="var(--wire)"
        strokeWidth=".8"
      />
      <Lines d={dead.map((a) => a.blade).join('')} stroke="var(--structure)" strokeWidth="2.2" />
      <SubstationYard />
      <Live d={liveInFront + (live?.lead ?? '') + riser} />
      <Lines d={live?.blade} stroke="var(--hot-line)" strokeWidth="3.8" />
      <Strings d={arrivals.map((a) => a.frontStrings).join('')} />
      <GradeLine from={from} to={to} y={heroGradeY} />
      <Plants />
      <FieldLamps />
      <SubstationLamps />
    </>
  );
}

function Strings({ d }: { d: string }) {
  return <Lines d={d} stroke="var(--structure)" strokeWidth="1.3" />;
}

/** The rotors on the horizon, to lie behind the landscape, where the page can turn them. */
export function HeroRotors({ className }: { className: string }) {
  return (
    <svg className={className} viewBox={heroViewBox} aria-hidden="true">
      <defs>
        <path id="blade" d={turbineBladePath} vectorEffect="non-scaling-stroke" />
        <g id="rotor">
          <use href="#blade" />
          <use href="#blade" transform="rotate(120)" />
          <use href="#blade" transform="rotate(240)" />
        </g>
      </defs>
      <g fill="var(--fill-0)" stroke="var(--far)" strokeWidth=".8" strokeLinejoin="round">
        {farTurbines.map(([x, scale, angle]) => (
          <g
            key={x}
            transform={`translate(${x} ${round(turbineFootY - turbineHub * scale)})scale(${scale})rotate(${angle})`}
          >
            <use href="#rotor" className="rotor" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** What travels the live conductor, from the horizon to the transformer. */
export function HeroPulse() {
  return <path d={heroLivePath} fill="none" pathLength="100" vectorEffect="non-scaling-stroke" />;
}

/** The two bays and the fence: behind the spans, so that conductors are drawn over their steel. */
function SubstationSteel() {
  return (
    <>
      <Fence from={1636} to={2356} y={y - 3} gate={1862} />
      {masts.map(([x, height]) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={24 - height} />
      ))}
      <Part name="dead-end-structure" x={firstBayX} y={y} />
      <Part name="dead-end-structure" x={secondBayX} y={y} flip />
    </>
  );
}

/** In front of the bays. */
function SubstationYard() {
  return (
    <>
      <Part name="control-house-lit" x={1884} y={y} />
      <Part name="power-transformer" x={secondTransformerX} y={y} flip />
      <Part name="power-transformer" x={heroTransformerX} y={y} />
      <Part name="padmount" x={2256} y={y} />
      <Part name="padmount" x={2322} y={y} />
    </>
  );
}

/** The lamps of the yard and the lit window of the control house. */
function SubstationLamps() {
  return (
    <>
      {masts.map(([x, height]) => (
        <Lamp key={x} x={x} y={y + 28 - height} radius={56} />
      ))}
      <Lamp x={1935} y={y - 22} radius={28} />
    </>
  );
}
