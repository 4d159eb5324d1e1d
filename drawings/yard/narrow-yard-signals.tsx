import { Outline } from '../symbols/conductor.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import { narrowFeederX } from './narrow-yard-feeders.tsx';
import type { NarrowPlaces } from './narrow-yard-places.ts';
import { Words } from './yard-symbols.tsx';

/** The paths of signals in the upright drawing: down both edges to the RTU at the foot. */
export function NarrowSignals({
  x,
  relayX,
  places,
}: {
  x: number;
  relayX: number;
  places: NarrowPlaces;
}) {
  const unit = { x: 172, y: places.bus + 158 };
  const left = 6;
  const right = 344;
  const breakers = places.bus + 34;
  const { lighting, motorControl, pump } = narrowFeederX;
  return (
    <>
      <ControlWire
        d={[
          `M${x - 8} ${places.lineSwitch}H${left}V${unit.y}H${unit.x - 32}`,
          `M${x - 20} ${places.transformer}H${left}`,
          `M${x - 9} ${places.main}H${left}`,
          `M${lighting - 9} ${breakers}H${left}`,
          `M${motorControl - 9} ${breakers}h-28V${unit.y}`,
          `M${relayX + 13.5} ${places.breaker}H${right}V${unit.y}H${unit.x + 32}`,
          `M${pump - 9} ${breakers}h-26V${unit.y}`,
        ].join('')}
      />
      <Outline d={`M${unit.x - 32} ${unit.y - 14}h64v28h-64z`} is="dead" />
      <Words x={unit.x} y={unit.y + 4.5}>
        RTU
      </Words>
      <Words x={unit.x} y={unit.y + 34} quiet>
        Radio to host
      </Words>
    </>
  );
}
