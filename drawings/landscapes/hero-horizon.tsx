import { Mesas, type Skyline, Stars } from '../parts/desert.tsx';
import type { Point } from '../parts/geometry.ts';
import { Lines } from '../parts/part.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';

/** The whole drawing. It is shown at true scale, centered, its foot at the foot of the hero. */
export const heroViewBox = '0 0 2400 620';

/** The top of the grade line, on which everything is. */
export const heroGradeY = 600;
/** The horizon: above it sky and mesas, below it the plain. */
const heroHorizonY = 545;
/** Land and grade line go on to here on both sides, for pages wider than the drawing. */
export const heroReach: Point = [-1300, 3700];

const skyline: Skyline = {
  far: [
    [90, 300, 62],
    [560, 600, 70],
    [640, 1010, 66],
    [1160, 1500, 60],
    [1660, 1900, 64],
    [2070, 2290, 58],
  ],
  mid: [
    [-60, 150, 40],
    [380, 560, 44],
    [800, 850, 34],
    [1400, 1560, 46],
    [1800, 2140, 40],
  ],
  near: [
    [300, 360, 20],
    [980, 1180, 21],
    [1560, 1720, 19],
    [2240, 2420, 22],
  ],
};

/** Turbines on the horizon; their rotors turn in `hero-landscape.tsx`. */
export const farTurbines: readonly (readonly [x: number, scale: number, angle: number])[] = [
  [48, 0.5, 12],
  [118, 0.6, 47],
  [196, 0.46, 83],
  [556, 0.54, 8],
  [616, 0.62, 66],
  [872, 0.56, 100],
  [938, 0.66, 22],
  [996, 0.5, 54],
  [2300, 0.52, 30],
  [2362, 0.6, 75],
];

/** Where their feet are: a little this side of the horizon. */
export const turbineFootY = heroHorizonY + 3;

/** Hairline clouds, clear of the text and of the wires. */
const clouds = 'M1722 92h118M1764 99h132M2050 150h150M2110 157h84M300 286h130M350 293h60';

/** What lies behind the lines: stars or sun, clouds, mesas, far turbines, the plain. */
export function HeroHorizon() {
  return (
    <>
      <Stars count={52} height={400} seed={11} />
      {/* About the middle of the glow that the page paints on the horizon behind. */}
      <circle cx="1392" cy="470" r="132" fill="var(--sun)" fillOpacity=".7" />
      <Lines d={clouds} stroke="var(--line-2)" strokeWidth=".8" strokeOpacity=".6" />
      <Mesas
        skyline={skyline}
        from={heroReach[0]}
        to={heroReach[1]}
        y={heroHorizonY}
        ground={heroGradeY}
      />
      {farTurbines.map(([x, scale]) => (
        <WindTurbine key={x} far x={x} y={turbineFootY} scale={scale} />
      ))}
    </>
  );
}
