import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, Round } from '../symbols/device.tsx';
import { contact } from '../symbols/switch.tsx';
import { currentTransformer, voltageTransformerAcross } from '../symbols/transformer.tsx';
import { arrowDown, ControlWire, down, Lettering, Wire } from '../symbols/wire.tsx';

/**
 * A controller works the breaker and hears its 52a contact; a terminal unit reads the meter, which
 * has its current and its voltage from the feeder.
 */
export function Automation() {
  return (
    <>
      <Wire d={`${down(120, 0, 122, [62, 9])}${arrowDown(120, 122)}M120 9H147`} />
      <Breaker x={120} y={62} size={18} />
      <ControlWire d="M62 54H111M111 69H100V88M62 88H82M90 88H100M124 27H178.4M157 9H192V13M192 41V66" />
      <Box x={38} y={71} width={48} height={58}>
        PLC
      </Box>
      <Box x={192} y={82} width={48} height={32}>
        RTU
      </Box>
      <Device
        d={contact(86, 88) + currentTransformer(120, 27) + voltageTransformerAcross(152, 9)}
      />
      <Lettering x={86} y={110} quiet>
        52a
      </Lettering>
      <Round x={192} y={27}>
        WH
      </Round>
    </>
  );
}
