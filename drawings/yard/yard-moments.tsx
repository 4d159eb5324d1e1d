import type { ReactElement } from 'react';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { Lamp } from '../parts/lamp.tsx';
import { LivePhases, SwitchBlades } from '../parts/live.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { Emergency } from './emergency.tsx';
import {
  crewScale,
  deadEndScale,
  controlHouse as house,
  mainCabinetX,
  motorControlLeft,
  phases,
  poleScale,
  pumpLeft,
  tanksLeft,
  yardGradeY as y,
  yardX,
} from './yard-geometry.ts';

/** How far the transformer hangs over its pad. */
const lift = 30;

/** The test set, between its two people. */
const cart = Math.round(yardX.crew - 7);

const unit = { x: yardX.mast + 4, y, scale: 1.25 } as const;

/** In the control house: who writes for the screen, and where its lamps hang. */
const writerX = house.x + 62 * house.scale;
const ceilingY = Math.round(y - 36 * house.scale);

const { deadEnd, disconnect, transformer } = yardX;
const [near, ...far] = phases;

/** What a moment has of its own, in front of what it shares. */
export const yardMoments = {
  /** Frames are up, nothing is strung: the crane sets the transformer on its pad. */
  'new-build': (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <Part name="dead-end-frame" x={deadEnd} y={y} scale={deadEndScale} />
      <Part name="switch-stand" x={disconnect} y={y} />
      <Part name="building-frame" x={motorControlLeft} y={y} />
      <Part name="transformer-pad" x={transformer} y={y} />
      <Part name="power-transformer" x={transformer} y={y - lift} />
      <Part name="slings" x={transformer} y={y - lift} />
      <Part name="truck-crane" x={yardX.breaker - 26} y={y} />
      {/* The tag line, from the foot of the tank to the rigger's hands. */}
      <Lines
        d={`M${transformer + 50} ${y - lift - 10}Q${transformer + 88} ${y - 16} ${transformer + 124} ${y - 22}`}
        stroke="var(--ink)"
        strokeWidth=".9"
      />
      <Part name="crew-reach" x={transformer + 137} y={y} scale={crewScale} flip />
      <Part name="crew-line" x={transformer - 130} y={y} scale={crewScale} />
      <Part name="trench" x={transformer + 196} y={y} />
      {[yardX.pump - 46, yardX.pump + 46].map((x) => (
        <Part key={x} name="survey-stake" x={x} y={y} scale={1.25} />
      ))}
    </>
  ),
  /** The station is live to its main, which is open; the pad behind it is framed and staked. */
  'turn-key': (
    <>
      <Part name="lockout-tag" x={mainCabinetX} y={y - 36} scale={0.8} />
      <Part name="building-frame" x={motorControlLeft} y={y} />
      <Part name="foundations" x={pumpLeft} y={y} />
      {[pumpLeft - 8, pumpLeft + 90, tanksLeft - 6, tanksLeft + 58, tanksLeft + 122].map((x) => (
        <Part key={x} name="survey-stake" x={x} y={y} scale={1.25} />
      ))}
      {/* String lines from stake to stake. */}
      <Lines
        d={`M${pumpLeft - 8} ${y - 22}H${pumpLeft + 90}M${tanksLeft - 6} ${y - 22}H${tanksLeft + 122}`}
        stroke="var(--structure)"
        strokeWidth=".7"
      />
      <Part name="crew-drawing" x={motorControlLeft + 70} y={y - 8} scale={crewScale} flip />
      <Part name="transit" x={yardX.pump + 2} y={y} />
      <Part name="crew-reach" x={yardX.pump + 19} y={y} scale={crewScale} flip />
    </>
  ),
  /** A planned outage: switch and main open and tagged, grounds on both sides of the breaker under test. */
  maintenance: (
    <>
      <UtilityPole x={yardX.secondPole} y={y} scale={poleScale} />
      <Lines d={far.map(({ behind }) => behind).join('')} stroke="var(--wire)" strokeWidth=".9" />
      <Lines d={near.behind} stroke="var(--structure)" strokeWidth="1.3" />
      <LivePhases paths={phases.map(({ line, arrival }) => line + arrival)} />
      <Part name="yard-strain-strings" />
      <SwitchBlades x={yardX.disconnect} y={y} open />
      <Part name="lockout-tag" x={yardX.disconnect - 18} y={y - 41} scale={1.2} />
      <Part name="lockout-tag" x={mainCabinetX} y={y - 36} scale={0.8} />
      <Part name="yard-grounds" />
      <Part name="light-plant" x={yardX.breaker - 78} y={y} />
      <Lamp x={yardX.breaker - 78} y={y - 96} radius={74} />
      {/* From the test set to a bushing on either side of the breaker. */}
      <Lines
        d="M1313 575C1311 510 1286.8 490 1278.8 449M1308 591C1273 603 1238.8 599 1188.8 580S1180.8 490 1178.8 449"
        stroke="var(--ink)"
        strokeWidth=".9"
      />
      <Part name="test-set" x={cart} y={y} />
      <Part name="crew-reach" x={cart - 27} y={y} scale={crewScale} />
      <Part name="crew-reach" x={cart + 29} y={y} scale={crewScale} flip />
    </>
  ),
  emergency: <Emergency />,
  /** The whole yard in service, and every device reports to the unit in front of the mast. */
  automation: (
    <>
      <Part name="yard-signals" />
      <Part name="terminal-unit" {...unit} />
      <Part name="crew-reach" x={unit.x - 48} y={y} scale={crewScale} />
    </>
  ),
  /** The control house cut open: relay panel, controller, and the screen that someone writes for. */
  programming: (
    <>
      <Part name="control-room" {...house} />
      <Part name="crew-reach" x={writerX} y={y - 3 * house.scale} scale={crewScale} />
      {[32, 64].map((x) => (
        <Lamp key={x} x={Math.round(house.x + x * house.scale)} y={ceilingY} radius={28} />
      ))}
    </>
  ),
} as const satisfies Record<ServiceDrawing, ReactElement>;
