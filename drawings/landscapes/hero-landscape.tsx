import { BucketTruck } from '../parts/bucket-truck.tsx';
import { Brush, GradeLine, Mesas, type Skyline, Stars, Yuccas } from '../parts/desert.tsx';
import { type Point, round, triples } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { Live } from '../parts/live.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { Fence, SolarRows, Tanks } from '../parts/rows.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { turbineBladePath, turbineHub, WindTurbine } from '../parts/wind-turbine.tsx';

/** The whole drawing. It is shown at true scale, centered, its foot at the foot of the hero. */
export const heroViewBox = '0 0 2400 620';

/** The top of the grade line, on which everything is. */
export const heroGradeY = 600;
const y = heroGradeY;
/** The horizon: above it sky and mesas, below it the plain. */
const heroHorizonY = 545;
/** Land and grade line go on to here on both sides, for pages wider than the drawing. */
const heroReach: Point = [-1300, 3700];

const skyline: Skyline = {
  far: '90 300 62, 560 600 70, 640 1010 66, 1160 1500 60, 1660 1900 64, 2070 2290 58',
  mid: '-60 150 40, 380 560 44, 800 850 34, 1400 1560 46, 1800 2140 40',
  near: '300 360 20, 980 1180 21, 1560 1720 19, 2240 2420 22',
};

/** Turbines on the horizon, x, scale and angle of each; their rotors turn in a drawing of their own. */
const farTurbines = triples(
  '48 0.5 12, 118 0.6 47, 196 0.46 83, 556 0.54 8, 616 0.62 66, 872 0.56 100, 938 0.66 22, ' +
    '996 0.5 54, 2300 0.52 30, 2362 0.6 75',
);

/** Where their feet are: a little this side of the horizon. */
const turbineFootY = heroHorizonY + 3;

/** Hairline clouds, clear of the text and of the wires. */
const clouds = 'M1722 92h118M1764 99h132M2050 150h150M2110 157h84M300 286h130M350 293h60';

/** The middles of the two bays where the line ends; the second is the first one's mirror image. */
const firstBayX = 1758;
const secondBayX = 2090;

const masts: readonly Point[] = [
  [1648, 190],
  [1854, 232],
  [1998, 232],
];

/** The towers from the horizon to the one next to the nearest, paler with distance: x, y and scale. */
const towersBehind = [
  ['tower-farthest', 'far', 1222.9, 550, 0.09],
  ['tower-farthest', 'far', 1226.5, 550.5, 0.1],
  ['tower-farthest', 'far', 1231.2, 551.2, 0.113],
  ['tower-farthest', 'far', 1237.2, 552.1, 0.13],
  ['tower-farthest', 'wire', 1245.2, 553.3, 0.152],
  ['tower-farthest', 'wire', 1256.4, 555, 0.182],
  ['tower-far', 'wire', 1273.5, 557.6, 0.229],
  ['tower-far', 'structure', 1302.3, 562, 0.309],
  ['tower-next', 'structure', 1361.7, 570.9, 0.472],
] as const;

/** The live conductor: from the horizon to the nearest tower, and on through the first bay to a terminal. */
const liveBehind =
  'M1230.1 523.8Q1232.2 537.5 1234.6 521.4Q1237.2 536.6 1240.2 518.4Q1243.6 535.4 1247.5 514.6' +
  'Q1252 533.9 1257.3 509.4Q1263.5 531.9 1271 502.1Q1280.2 528.9 1291.8 491.1Q1306.8 524.2 1327 472.5' +
  'Q1340 491.9 1355.7 486.4Q1375 479.6 1399.4 434.2Q1413.5 443.6 1429.7 444.9Q1448.3 446.3 1470.1 436.8' +
  'Q1495.9 425.5 1526.9 398.5Q1565 365.3 1612.7 306.8';
const liveBefore =
  'Q1629.6 330.8 1646.5 305.1Q1675.9 372.9 1705.2 392.8Q1705.2 412.4 1707 432V454Q1707 460 1704.3 466';

/** The landscape of the home page: one phase is live, from the horizon to the ground. */
export function HeroLandscape() {
  const [from, to] = heroReach;
  return (
    <>
      {/* What lies behind the lines: stars or sun, clouds, mesas, far turbines, the plain. */}
      <Stars count={52} height={400} seed={11} />
      {/* About the middle of the glow that the page paints on the horizon behind. */}
      <circle cx="1392" cy="470" r="132" fill="var(--sun)" fillOpacity=".7" />
      <Lines d={clouds} stroke="var(--line-2)" strokeWidth=".8" strokeOpacity=".6" />
      <Mesas skyline={skyline} from={heroReach[0]} to={heroReach[1]} y={heroHorizonY} ground={y} />
      {farTurbines.map(([x, scale]) => (
        <WindTurbine key={x} far x={x} y={turbineFootY} scale={scale} />
      ))}
      {towersBehind.map(([name, color, ...at]) => (
        <Tower key={at[0]} name={name} at={at} stroke={`var(--${color})`} />
      ))}
      <Part name="hero-receding" />
      <Live d={liveBehind} />
      <Part name="hero-strings-behind" />
      {/* The oil field on the left: wells, tanks, and a crew on an isolated distribution line. */}
      <SolarRows x={1196} y={574} scale={0.62} count={19} pitch={22} />
      <Part name="pumpjack-up" x={236} y={584} scale={0.6} />
      <Tanks x={372} y={586} scale={0.7} count={3} />
      <Part name="field-wires" />
      <Tanks x={822} y={592} scale={0.88} />
      <UtilityPole x={164} y={y} can cutout="open" deadEnd={1} guy={-68} />
      <UtilityPole x={488} y={y} />
      <UtilityPole x={812} y={y} can cutout="open" />
      <UtilityPole x={1136} y={y} deadEnd={-1} guy={68} />
      <Part name="field-grounds" />
      <Lines
        d="M490 468l14-9h8M810 476l-14-9h-8M1328 554v-12"
        stroke="var(--structure)"
        strokeWidth="1.3"
      />
      <Part name="pumpjack" x={588} y={y} />
      <BucketTruck x={1034} y={y} work={{ elbow: [-12, -80], bucket: [57, -121] }} />
      <Part name="battery-containers" x={1290} y={594} scale={0.94} />
      {/* The two bays and the fence: behind the spans, so that conductors are drawn over their steel. */}
      <Fence from={1636} to={2356} y={y - 3} gate={1862} />
      {masts.map(([x, height]) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={24 - height} />
      ))}
      <Part name="dead-end-structure" x={firstBayX} y={y} />
      <Part name="dead-end-structure" x={secondBayX} y={y} flip />
      <Tower name="tower-near" at={[1554, y]} />
      <Part name="hero-arrivals" />
      {/* In front of the bays: the first transformer is where its low-side cables meet the riser. */}
      <Part name="control-house-lit" x={1884} y={y} />
      <Part name="power-transformer" x={2115.7} y={y} flip />
      <Part name="power-transformer" x={1732.3} y={y} />
      <Part name="padmount" x={2256} y={y} />
      <Part name="padmount" x={2322} y={y} />
      {/* With the arrester's lead and the riser, at 96.9 % of a centered container of 1280. */}
      <Live d={`M1612.7 306.8${liveBefore}M1704.3 466L1696.3 486M1800.3 600V620`} />
      <Lines d="M1707 432V454" stroke="var(--hot-line)" strokeWidth="3.8" />
      <Part name="hero-strings-before" />
      <GradeLine from={from} to={to} y={y} />
      {/* Plants along the grade line, in front of everything. */}
      <Yuccas at={[530, 1246, 1482, 2012, 2376]} y={y} />
      <Brush
        at={[40, 320, 460, 556, 806, 1000, 1170, 1262, 1444, 1524, 1592, 1634, 1848, 1994, 2290]}
        y={y}
      />
      <Lamp x={511} y={460} radius={46} />
      <Lamp x={790} y={468} radius={46} />
      <Lamp x={936} y={542} radius={28} />
      <Lamp x={1328} y={542} radius={38} />
      {/* The lamps of the yard and the lit window of the control house. */}
      {masts.map(([x, height]) => (
        <Lamp key={x} x={x} y={y + 28 - height} radius={56} />
      ))}
      <Lamp x={1935} y={y - 22} radius={28} />
    </>
  );
}

/** A tower of both halves, of which the kit has the right one. */
function Tower({ at: [x, y, scale], ...look }: { name: string; at: TowerPlace; stroke?: string }) {
  return [false, true].map((flip) => <Part key={`${flip}`} {...{ x, y, scale, flip }} {...look} />);
}

type TowerPlace = readonly [x: number, y: number, scale?: number];

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
  return (
    <path
      d={liveBehind + liveBefore}
      fill="none"
      pathLength="100"
      vectorEffect="non-scaling-stroke"
    />
  );
}
