import { deadEndBeam, deadEndPeak } from '../parts/dead-end-structure.tsx';
import { type Point, round, segment, span } from '../parts/geometry.ts';
import { GradeLine } from '../parts/grade-line.tsx';
import { LatticeTower } from '../parts/lattice-tower.tsx';
import { Lines } from '../parts/part.tsx';
import { highSideTerminals, lowSideY } from '../parts/power-transformer.tsx';
import { arrival } from './arrival.ts';
import { FieldLamps, OilField, Plants } from './field.tsx';
import {
  heroGradeY,
  heroHeight,
  heroReach,
  heroRiserX,
  heroTransformerX,
} from './hero-geometry.ts';
import { HeroHorizon } from './hero-horizon.tsx';
import { Live } from './live.tsx';
import { project, scaleAt } from './perspective.ts';
import {
  firstBayX,
  SubstationLamps,
  SubstationSteel,
  SubstationYard,
  secondBayX,
  secondTransformerX,
} from './substation.tsx';
import {
  earthWires,
  leftCircuit,
  nearTower,
  recedingWire,
  rightCircuit,
  towerLine,
  towersBehind,
} from './transmission-line.ts';

const bayPoint = (x: number, i: number): Point => {
  const [dx, dy] = deadEndBeam[i] ?? [0, 0];
  return [x + dx, heroGradeY + dy];
};
const terminal = (x: number, i: number): Point => {
  const [dx, dy] = highSideTerminals[i] ?? [0, 0];
  return [x + dx, heroGradeY + dy];
};

// The lowest arm lands on the near side of a bay, the highest on the far side: no wires cross.
const firstBay = rightCircuit.map((line, i) =>
  arrival(line, bayPoint(firstBayX, 2 - i), terminal(heroTransformerX, 2 - i)),
);
const secondBay = leftCircuit.map((line, i) =>
  arrival(line, bayPoint(secondBayX, 2 - i), terminal(secondTransformerX, 2 - i)),
);
const arrivals = [...firstBay, ...secondBay];
const dead = [...firstBay.slice(0, 2), ...secondBay];

const drawn = ({ start: [x, y], path }: { start: Point; path: string }) =>
  `M${round(x)} ${round(y)}${path}`;
const liveBehind = drawn(recedingWire(rightCircuit[2]));
const liveInFront = drawn(firstBay[2] ?? { start: [0, 0], path: '' });
const riser = segment([heroRiserX, heroGradeY + lowSideY], [heroRiserX, heroHeight]);

/** The live conductor from the horizon to the transformer, in one path. */
export const heroLivePath = liveBehind + liveInFront.replace(/^M[^Q]*/, '');

const receding = [...rightCircuit.slice(0, 2), ...leftCircuit, ...earthWires]
  .map((line) => drawn(recedingWire(line)))
  .join('');
const earthArrivals = earthWires
  .map(({ tip }, i) => {
    const from: Point = [nearTower[0] + tip[0], nearTower[1] + tip[1]];
    const [dx, dy] = deadEndPeak;
    return span(from, [(i ? secondBayX : firstBayX) + dx, heroGradeY + dy], 10);
  })
  .join('');

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
      <Strings d={arrivals.map((a) => a.backStrings).join('')} />
      <OilField />
      <SubstationSteel />
      <LatticeTower x={nearTower[0]} y={nearTower[1]} strings={false} legWeight={1.9} />
      <Lines d={earthArrivals + dead.map(drawn).join('')} stroke="var(--wire)" strokeWidth=".8" />
      <SubstationYard />
      <Live d={liveInFront + riser} />
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
