import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, Round } from '../symbols/device.tsx';
import { coil, contact, openingContact } from '../symbols/switch.tsx';
import { across, arrowDown, ControlWire, down, Wire } from '../symbols/wire.tsx';

/** The logic that closes a breaker: rungs of contacts, a coil at the end of each. */
export function Programming() {
  return (
    <>
      <Wire d={down(120, 0, 122, [62, 9]) + arrowDown(120, 122)} />
      <Breaker x={120} y={62} size={18} />
      <Box x={50} y={62} width={84} height={100} />
      <Device d={ladder} weight={1.2} />
      <ControlWire d="M92 62H111M129 62H178" />
      <Round x={192} y={62}>
        43
      </Round>
    </>
  );
}

/** The first rung seals itself in; the second is permitted by what opens in it. */
const ladder = [
  'M16 20V104M84 20V104',
  across(32, 16, 84, [30, 4], [50, 4], [70, 7]),
  across(52, 16, 26),
  'M34 52H40V32',
  across(74, 16, 84, [30, 4], [50, 4], [70, 7]),
  across(94, 16, 84, [30, 4], [70, 7]),
  contact(30, 32),
  openingContact(50, 32),
  contact(30, 52),
  openingContact(30, 74),
  contact(50, 74),
  contact(30, 94),
  coil(70, 32),
  coil(70, 74),
  coil(70, 94),
].join('');
