import { EquipmentBuilding } from '../elevations/equipment-building.tsx';
import { PumpSet } from '../elevations/pump-set.tsx';
import { Lines } from '../parts/part.tsx';
import { Tanks } from '../parts/tanks.tsx';
import { yardGradeY as y, yardX } from './yard-geometry.ts';

/** The middles of building and pump set stand where the one-line has its symbols. */
export const motorControlLeft = yardX.motorControl - 42;
const pumpScale = 0.7;
export const pumpLeft = yardX.pump - 43;
export const tanksLeft = 1902;
const tankScale = 1.7;

/** What the station feeds: the motor control building, the pump, and the tanks it fills. */
export function YardPad() {
  return (
    <>
      <Lines
        d={`M${pumpLeft + 74} 554v-14q0-8 8-8h${tanksLeft - pumpLeft - 82}`}
        stroke="var(--structure)"
        strokeWidth="3"
      />
      <EquipmentBuilding width={84} x={motorControlLeft} y={y} lit={false} />
      <PumpSet x={pumpLeft} y={y} scale={pumpScale} />
      <Tanks x={tanksLeft} y={y} scale={tankScale} count={3} />
    </>
  );
}
