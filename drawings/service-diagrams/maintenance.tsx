import { Device, ground, Round } from '../symbols/device.tsx';
import { OpenDisconnect } from '../symbols/switch.tsx';
import { currentTransformer } from '../symbols/transformer.tsx';
import { ControlWire, DeadWire, down, Lettering } from '../symbols/wire.tsx';

/**
 * A motor made safe: the feeder's breaker is tripped and locked out by 86, the switch open under a
 * padlock, the leads grounded. Never live.
 */
export function Maintenance() {
  return (
    <>
      <DeadWire d={`${down(120, 0, 16)}${down(120, 44, 92)}M120 74H86v8`} />
      <OpenDisconnect x={120} y={16} />
      <Device d={ground(86, 82) + currentTransformer(120, 61)} />
      <ControlWire d="M48 17V6H108V0M92 33H110M124 61H178M192 47V6H132V0" />
      <Device d={padlock} weight={1.3} />
      <Lettering x={130} y={37} anchor="start" quiet>
        89
      </Lettering>
      <Round x={48} y={31}>
        86
      </Round>
      <Round x={192} y={61}>
        49
      </Round>
      <Round x={120} y={106}>
        M
      </Round>
    </>
  );
}

/** On the switch's handle. */
const padlock = 'M78 31h12v9h-12zM80.5 31v-3a3.5 3.5 0 0 1 7 0v3M84 34v3';
