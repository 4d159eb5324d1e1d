import { Stars } from '../landscapes/stars.tsx';
import { Brush, Yucca } from '../parts/brush.tsx';
import { GradeLine } from '../parts/grade-line.tsx';
import { Mesas, type Skyline } from '../parts/mesas.tsx';
import { Lines } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { poleScale, poleX } from './yard-conductors.ts';
import { yardGradeY as y } from './yard-geometry.ts';

/** Land and grade line go on to here on both sides, for pages wider than the drawing. */
const reach = [-2600, 3900] as const;
const horizon = 552;

const skyline: Skyline = {
  far: [
    [90, 300, 62],
    [590, 750, 66],
    [1010, 1400, 78],
    [1620, 1880, 66],
    [2070, 2290, 58],
  ],
  mid: [
    [-60, 150, 40],
    [430, 560, 44],
    [800, 960, 48],
    [1320, 1520, 44],
    [1860, 2140, 42],
  ],
  near: [
    [300, 360, 20],
    [1060, 1200, 21],
    [1560, 1720, 19],
    [2240, 2420, 22],
  ],
};

/** What every moment of the yard stands in: stars or sun, mesas, the poles of the line, grade. */
export function YardLand() {
  return (
    <>
      <Stars count={52} height={330} seed={23} />
      <circle cx="1517" cy="470" r="128" fill="var(--sun)" fillOpacity=".7" />
      <Lines
        d="M1764 296h118M1806 303h76M2050 150h150M2110 157h84"
        stroke="var(--line-2)"
        strokeWidth=".8"
        strokeOpacity=".6"
      />
      <Mesas skyline={skyline} from={reach[0]} to={reach[1]} y={horizon} ground={y} />
      {turbines.map(([x, scale, angle]) => (
        <WindTurbine key={x} far x={x} y={horizon + 4} scale={scale} angle={angle} />
      ))}
      {poleX.map((x) => (
        <UtilityPole key={x} x={x} y={y} scale={poleScale} />
      ))}
      <GradeLine from={reach[0]} to={reach[1]} y={y} />
      {[446, 616, 2012, 2376].map((x, i) => (
        <Yucca key={x} x={x} y={y} seed={i + 1} />
      ))}
      {[40, 220, 494, 676, 760, 1010, 1980, 2290].map((x, i) => (
        <Brush key={x} x={x} y={y} seed={i + 1} />
      ))}
    </>
  );
}

const turbines: readonly (readonly [x: number, scale: number, angle: number])[] = [
  [118, 0.6, 47],
  [196, 0.46, 83],
  [628, 0.62, 8],
  [690, 0.74, 66],
  [2300, 0.52, 30],
  [2362, 0.6, 75],
];
