import type { ReactElement } from 'react';
import { EquipmentBuilding } from '../elevations/equipment-building.tsx';
import { Brush, GradeLine, Mesas, type Skyline, Stars, Yuccas } from '../parts/desert.tsx';
import { triples } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { LivePhases, SwitchBlades } from '../parts/live.tsx';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { Fence, Tanks } from '../parts/rows.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import {
  deadEndScale,
  controlHouse as house,
  mainCabinetX,
  motorControlLeft,
  phases,
  poleScale,
  poleX,
  pumpLeft,
  tanksLeft,
  yardGradeY as y,
  yardX,
} from './yard-geometry.ts';

/** Lightning masts with the yard's lamps: x, height, and how high the lamps are. */
const masts = [
  { x: 1388, height: 330, lamp: 276 },
  { x: 1536, height: 294, lamp: 240 },
] as const;

/** Land and grade line go on to here on both sides, for pages wider than the drawing. */
const reach = [-2600, 3900] as const;
const horizon = 552;

const skyline: Skyline = {
  far: '90 300 62, 590 750 66, 1010 1400 78, 1620 1880 66, 2070 2290 58',
  mid: '-60 150 40, 430 560 44, 800 960 48, 1320 1520 44, 1860 2140 42',
  near: '300 360 20, 1060 1200 21, 1560 1720 19, 2240 2420 22',
};

/** On the horizon: x, scale and angle of each. */
const turbines = triples(
  '118 0.6 47, 196 0.46 83, 628 0.62 8, 690 0.74 66, 2300 0.52 30, 2362 0.6 75',
);

/** What the moments share, each drawn once, back to front. */
export const yardParts = {
  /** Around the yard at every moment: stars or sun, mesas, the poles of the line, grade. */
  land: (
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
      <Yuccas at={[446, 616, 2012, 2376]} y={y} />
      <Brush at={[40, 220, 494, 676, 760, 1010, 1980, 2290]} y={y} />
    </>
  ),
  /** The station from the dead end to the mast, complete, without conductors and blades. */
  station: (
    <>
      <Fence from={806} to={1548} y={y - 3} gate={984} />
      {masts.map(({ x, height, lamp }) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={-lamp} />
      ))}
      <Part name="dead-end-frame" x={yardX.deadEnd} y={y} scale={deadEndScale} />
      <Part name="yard-jumper-posts" />
      <Part name="disconnect-switch" x={yardX.disconnect} y={y} />
      <Part name="dead-tank-breaker" x={yardX.breaker} y={y} />
      <Part name="radio-mast" x={yardX.mast} y={y} />
      <Part name="control-house" {...house} />
      <Part name="power-transformer" x={yardX.transformer} y={y} />
      <Part name="main-cabinet" x={mainCabinetX} y={y} />
    </>
  ),
  /** What the station feeds: the motor control building, the pump, and the tanks it fills. */
  pad: (
    <>
      <Lines
        d={`M${pumpLeft + 74} 554v-14q0-8 8-8h${tanksLeft - pumpLeft - 82}`}
        stroke="var(--structure)"
        strokeWidth="3"
      />
      <EquipmentBuilding width={84} x={motorControlLeft} y={y} lit={false} />
      <Part name="pump-set" x={pumpLeft} y={y} scale={0.7} />
      <Tanks x={tanksLeft} y={y} scale={1.7} count={3} />
    </>
  ),
  /** The yard in service: every phase live from the line to the transformer, the lamps on. */
  energized: (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <LivePhases paths={phases.map(({ line, arrival, behind }) => line + arrival + behind)} />
      <SwitchBlades x={yardX.disconnect} y={y} live />
      <Part name="yard-strain-strings" />
      <Shape
        d="M-4-40h8v6h-8Z"
        transform={`translate(${yardX.breaker} ${y})`}
        fill="var(--hot-line)"
      />
      {masts.map((mast) => (
        <Lamp key={mast.x} x={mast.x} y={y + 4 - mast.lamp} radius={60} />
      ))}
      <Shape
        transform={`translate(${house.x} ${y}) scale(${house.scale})`}
        d="M42-28h18v11H42Z"
        fill="var(--lamp)"
      />
      <Lamp x={house.x + 51 * house.scale} y={Math.round(y - 22 * house.scale)} radius={34} />
    </>
  ),
} as const satisfies Record<string, ReactElement>;
