import { ControlHouse } from '../parts/control-house.tsx';
import { DeadEndStructure } from '../parts/dead-end-structure.tsx';
import { DeadTankBreaker } from '../parts/dead-tank-breaker.tsx';
import { DisconnectSwitch } from '../parts/disconnect-switch.tsx';
import { Fence } from '../parts/fence.tsx';
import { LightMast } from '../parts/light-mast.tsx';
import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';
import { PowerTransformer } from '../parts/power-transformer.tsx';
import { RadioMast } from '../parts/radio-mast.tsx';
import { deadEndScale, jumperPosts } from './yard-conductors.ts';
import { yardGradeY as y, yardX } from './yard-geometry.ts';

/** Lightning masts with the yard's lamps: x, height, and how high the lamps are. */
export const yardMasts = [
  { x: 1388, height: 330, lamp: 276 },
  { x: 1536, height: 294, lamp: 240 },
] as const;

/** The left foot of the control house and how much larger than its part it is drawn. */
export const controlHouse = { x: yardX.controlHouse - 62, y, scale: 1.3 } as const;

/** The cabinet of the 480 V main, at the end of the fence. */
export const mainCabinetX = 1536;

/** The station from the dead end to the mast, complete, without conductors and blades. */
export function YardStation() {
  return (
    <>
      <Fence from={806} to={1548} y={y - 3} gate={984} />
      {yardMasts.map(({ x, height, lamp }) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={-lamp} />
      ))}
      <DeadEndStructure bare x={yardX.deadEnd} y={y} scale={deadEndScale} />
      <Lines d={jumperPosts} stroke="var(--structure)" strokeWidth="1.3" />
      <DisconnectSwitch x={yardX.disconnect} y={y} />
      <DeadTankBreaker x={yardX.breaker} y={y} />
      <RadioMast x={yardX.mast} y={y} />
      <ControlHouse {...controlHouse} lit={false} />
      <PowerTransformer x={yardX.transformer} y={y} />
      <MainCabinet x={mainCabinetX} y={y} />
    </>
  );
}

/** The outdoor cabinet of the 480 V main, 22 by 46. */
function MainCabinet(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-13 0v-4h26v4Z" fill="var(--fill-2)" />
      <Shape d="M-11-4v-40h22v40Z" fill="var(--fill-1)" />
      <Shape d="M-13-44h26l-3-4h-20Z" fill="var(--fill-2)" />
      <Lines d="M-8-41H8V-7H-8ZM-4-20h8M-4-17h8M-4-14h8" strokeWidth=".7" />
    </Part>
  );
}
