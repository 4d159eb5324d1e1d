import { ControlHouse } from '../parts/control-house.tsx';
import { CrewMember } from '../parts/crew-member.tsx';
import { Fence } from '../parts/fence.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { LightMast } from '../parts/light-mast.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { Lines } from '../parts/part.tsx';
import { RadioMast } from '../parts/radio-mast.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { horizonY, Land, gradeY as y } from './land.tsx';

const house = { x: 742, y, scale: 2.2 } as const;
/** Over the door. */
const doorLamp = { x: house.x + 21 * house.scale, y: y - 33 * house.scale };

/** A control house with its lamp on, and somebody who reads what was drawn. */
export function HouseForeland() {
  return (
    <Land
      shift={310}
      sun={1120}
      yuccas={[424, 1290]}
      brush={[-300, 120, 560, 1074]}
      behind={
        <>
          <WindTurbine far x={214} y={horizonY + 6} scale={0.62} angle={31} />
          <WindTurbine far x={286} y={horizonY + 6} scale={0.52} angle={88} />
        </>
      }
    >
      <Fence from={508} to={1228} y={y - 3} gate={616} />
      <LightMast x={664} y={y} height={196} lamp={-156} />
      <RadioMast x={1044} y={y} scale={0.84} />
      <ControlHouse {...house} />
      <CrewMember x={720} y={y} scale={1.7} />
      <Padmount x={994} y={y} scale={1.2} />
      <Lines
        d={`M${doorLamp.x - 6} ${doorLamp.y}h12l3 5h-18Z`}
        stroke="var(--structure)"
        strokeWidth="1.1"
      />
      <Lamp x={Math.round(doorLamp.x)} y={Math.round(doorLamp.y) + 6} radius={58} />
      <Lamp x={Math.round(house.x + 51 * house.scale)} y={y - 50} radius={44} />
      <Lamp x={664} y={y - 152} radius={52} />
    </Land>
  );
}
