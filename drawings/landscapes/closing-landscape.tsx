import { BucketTruck } from '../parts/bucket-truck.tsx';
import { Brush, GradeLine, Mesas, type Skyline, Stars, Yuccas } from '../parts/desert.tsx';
import { type Point, triples } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Live } from '../parts/live.tsx';
import { Part } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';

/** Shown at true scale, centered, its foot at the foot of the section. Always dusk. */
export const closingViewBox = '0 0 2400 560';
/** The top of the grade line. */
export const closingGradeY = 540;

const y = closingGradeY;
const reach: Point = [-1300, 3700];

const skyline: Skyline = {
  far: '150 330 60, 820 880 84, 1180 1330 72, 1960 2200 66',
  mid: '420 560 42, 1030 1090 38, 1380 1480 44, 1860 1960 40',
  near: '660 780 22, 1560 1680 20, 2240 2330 21',
};

/** The nearest pole, where the crew works, and how much larger than its part it is. */
const [poleX, poleScale] = [1810, 2.76];

/** The poles behind it, farthest first: x, y and scale of each. */
const polesInDepth = triples(
  '1090 509.4 0.276, 1104 510 0.325, 1124 510.9 0.394, 1155 512.2 0.502, ' +
    '1210 514.5 0.69, 1330 519.6 1.104',
);

/** The phase that is live up to the open switch. */
const livePath =
  'M1083.9 463.9Q1086.8 467 1089.9 465.4Q1093.3 463.7 1097 456.4Q1101 459.8 1105.4 457.6' +
  'Q1110.2 455.1 1115.6 445.8Q1121.6 449.3 1128.3 445.9Q1135.8 442.1 1144.4 429.4Q1154.2 432.7 1165.6 427' +
  'Q1179 420.2 1194.8 400.7Q1212.6 401.7 1234.4 389Q1261.9 372.8 1297.7 333.4';

/** The crew's truck, beside the pole where they work. */
const truck = { x: 1528, y, scale: 2.4 } as const;

/** A service call at night: the live conductor ends at an open switch, the crew works beyond it. */
export function ClosingLandscape() {
  const { x, scale } = truck;
  const onTruck = (dx: number, dy: number) => ({ x: x + dx * scale, y: y + dy * scale });
  return (
    <>
      <Stars count={40} height={380} seed={5} />
      <Mesas skyline={skyline} from={reach[0]} to={reach[1]} y={506} ground={y} />
      <WindTurbine far x={1010} y={508} scale={0.62} angle={40} />
      <WindTurbine far x={1074} y={508} scale={0.72} angle={14} />
      <WindTurbine far x={2290} y={508} scale={0.66} angle={25} />
      {polesInDepth.map(([x, foot, scale]) => (
        <UtilityPole key={x} x={x} y={foot} scale={scale} pins={x < 1300} />
      ))}
      <Part name="closing-switch" />
      <Live d={livePath} />
      <Part name="closing-ends" />
      <UtilityPole
        x={poleX}
        y={y}
        scale={poleScale}
        can
        cutout="open"
        side={-1}
        tap={[32, -155]}
        pins={false}
        guy={106}
      />
      <Part name="closing-grounds" />
      <BucketTruck {...truck} work={{ elbow: [-30, -91], bucket: [63, -150] }} />
      <GradeLine from={reach[0]} to={reach[1]} y={y} />
      <Yuccas at={[520, 1880]} y={y} seed={3} />
      <Brush at={[120, 600, 910, 1152, 1730, 2250]} y={y} seed={2} scale={1.2} />
      {/* Helmet lamp, beacon on the lockers, headlight. */}
      <Lamp {...onTruck(65.8, -181.5)} radius={72} />
      <Lamp {...onTruck(-19, -42)} radius={56} />
      <Lamp {...onTruck(-56.5, -21)} radius={62} />
    </>
  );
}
