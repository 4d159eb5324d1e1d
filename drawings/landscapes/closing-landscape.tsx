import { BucketTruck } from '../parts/bucket-truck.tsx';
import { Brush, GradeLine, Mesas, type Skyline, Stars, Yuccas } from '../parts/desert.tsx';
import type { Point } from '../parts/geometry.ts';
import { GroundSet } from '../parts/ground-set.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { Live } from '../parts/live.tsx';
import { Lines, Part, type Placement } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import {
  closingClamps,
  closingDeadPath,
  closingGradeY,
  closingHorizonY,
  closingLivePath,
  closingStrings,
  liveContact,
  poleLine,
  poleScale,
  polesInDepth,
  switchArms,
  switchBlades,
  switchPosts,
} from './closing-line.ts';

/** Shown at true scale, centered, its foot at the foot of the section. Always dusk. */
export const closingViewBox = '0 0 2400 560';
export { closingGradeY } from './closing-line.ts';

const y = closingGradeY;
const reach: Point = [-1300, 3700];

const skyline: Skyline = {
  far: [
    [150, 330, 60],
    [820, 880, 84],
    [1180, 1330, 72],
    [1960, 2200, 66],
  ],
  mid: [
    [420, 560, 42],
    [1030, 1090, 38],
    [1380, 1480, 44],
    [1860, 1960, 40],
  ],
  near: [
    [660, 780, 22],
    [1560, 1680, 20],
    [2240, 2330, 21],
  ],
};

/** The crew's truck, beside the pole where they work. */
const truck = { x: 1528, y, scale: 2.4, elbow: [-30, -91], bucket: [63, -150] } as const;

/** A call-out at night: the live conductor ends at an open switch, the crew works beyond it. */
export function ClosingLandscape() {
  return (
    <>
      <Stars count={40} height={380} seed={5} />
      <Mesas skyline={skyline} from={reach[0]} to={reach[1]} y={closingHorizonY} ground={y} />
      <WindTurbine far x={1010} y={508} scale={0.62} angle={40} />
      <WindTurbine far x={1074} y={508} scale={0.72} angle={14} />
      <WindTurbine far x={2290} y={508} scale={0.66} angle={25} />
      {polesInDepth.map(({ n, ...at }) =>
        n > 1 ? <FarPole key={n} {...at} /> : <UtilityPole key={n} {...at} pins={false} />,
      )}
      <Lines d={switchArms} stroke="var(--structure)" strokeWidth="2.4" />
      <Lines d={switchPosts} stroke="var(--structure)" />
      <Lines d={closingDeadPath} stroke="var(--wire)" strokeWidth=".9" />
      <Live d={closingLivePath} />
      <Lines d={switchBlades} stroke="var(--structure)" strokeWidth="2" strokeLinecap="round" />
      <circle
        cx={Math.round(liveContact[0])}
        cy={Math.round(liveContact[1])}
        r="3"
        fill="var(--hot-line)"
      />
      <Lines d={closingStrings} stroke="var(--structure)" strokeWidth="1.3" />
      <UtilityPole
        x={poleLine.foot[0]}
        y={y}
        scale={poleScale}
        can
        cutout="open"
        side={-1}
        tap={[32, -155]}
        pins={false}
        guy={106}
      />
      <GroundSet clamps={closingClamps} bar={[poleLine.foot[0], y - 134 * poleScale]} scale={2} />
      <BucketTruck {...truck} />
      <GradeLine from={reach[0]} to={reach[1]} y={y} />
      <Yuccas at={[520, 1880]} y={y} seed={3} />
      <Brush at={[120, 600, 910, 1152, 1730, 2250]} y={y} seed={2} scale={1.2} />
      <Lamps />
    </>
  );
}

/** Helmet lamp, beacon on the lockers, headlight. */
function Lamps() {
  const onTruck = (dx: number, dy: number) => ({
    x: truck.x + dx * truck.scale,
    y: y + dy * truck.scale,
  });
  return (
    <>
      <Lamp {...onTruck(65.8, -181.5)} radius={72} />
      <Lamp {...onTruck(-19, -42)} radius={56} />
      <Lamp {...onTruck(-56.5, -21)} radius={62} />
    </>
  );
}

/** What is left of a pole in the distance. */
function FarPole(at: Placement) {
  return (
    <Part {...at}>
      <Lines d="M0 0v-177M-27-156h54M-22-165v9M22-165v9M-11-155 0-137 11-155" strokeWidth="1.4" />
    </Part>
  );
}
