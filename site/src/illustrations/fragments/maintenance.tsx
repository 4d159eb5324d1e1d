import { Device, ground, Round } from '../one-line/device.tsx';
import { OpenDisconnect } from '../one-line/switch.tsx';
import { currentTransformer } from '../one-line/transformer.tsx';
import { ControlWire, DeadWire, down } from '../one-line/wire.tsx';

/** A motor made safe: the switch is open, the lockout set, the leads grounded. Never live. */
export function Maintenance() {
  return (
    <>
      <DeadWire d={`${down(120, 0, 16)}${down(120, 44, 92)}M120 74H86v8`} />
      <OpenDisconnect x={120} y={16} />
      <Device d={ground(86, 82) + currentTransformer(120, 61)} />
      <ControlWire d="M62 31H110M113 31H192V47M124 61H178" />
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
