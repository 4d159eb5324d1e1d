import { Outline } from '../symbols/conductor.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import type { YardPlaces } from './yard-places.ts';
import { Words } from './yard-symbols.tsx';

/** The paths on which every device reports to the RTU at the mast's foot. */
export function Signals({ x, y }: { x: YardPlaces; y: number }) {
  const trunk = y + 104;
  const unit = { x: x.remoteTerminal - 7, y: y + 164 };
  const collector = x.bus - 20;
  const paths = [
    // The line switch, the relays with their breaker, the transformer and the main.
    `M${x.lineSwitch} ${y + 34}V${trunk}H${collector}`,
    `M${x.breaker} ${y + 67.5}V${trunk}M${x.transformer - 3} ${y + 22}V${trunk}`,
    `M${x.main} ${y + 9}v12H${collector + 13}V${trunk}H${collector}`,
    `M${collector} ${trunk}V${unit.y}H${unit.x - 32}`,
    // The feeders.
    `M${x.lighting - 9} ${y + 38}h-32V${unit.y}`,
    `M${x.motorControl - 9} ${y + 38}h-22V${unit.y}`,
    `M${x.pump - 9} ${y + 38}h-22V${unit.y}H${unit.x + 32}`,
  ];
  return (
    <>
      <ControlWire d={paths.join('')} />
      <Outline
        d={`M${unit.x - 32} ${unit.y - 14}h64v28h-64zM${unit.x + 16} ${unit.y - 14}v-20m-7-8 7 8 7-8`}
        is="dead"
      />
      <Words x={unit.x} y={unit.y + 4.5}>
        RTU
      </Words>
      <Words x={unit.x} y={unit.y + 32} quiet>
        Radio to host
      </Words>
    </>
  );
}
