import { Breaker } from '../one-line/breaker.tsx';
import { Device, Round } from '../one-line/device.tsx';
import { currentTransformerAcross, TransformerAcross } from '../one-line/transformer.tsx';
import { across, ControlWire, Lettering, Wire } from '../one-line/wire.tsx';

/** The height of lettering: about 10 px on a phone, where the drawing is 320 wide. */
export const letterSize = 14.4;

/**
 * From the collector to the grid: breaker with its relay, main transformer, breaker. It ends at
 * x = 386 and begins where the bus ends.
 */
export function StepUp({ from, y }: { from: number; y: number }) {
  return (
    <>
      <Wire d={`${across(y, from, 386, [232, 6], [302, 8], [346, 6])}M379 ${y - 5}l7 5-7 5`} />
      <Breaker x={232} y={y} size={12} />
      <Device d={currentTransformerAcross(262, y)} />
      <ControlWire d={`M262 ${y + 4}V${y + 21.5}M248.5 ${y + 35}H232V${y + 6}`} />
      <Round x={262} y={y + 35} r={13.5} size={letterSize}>
        51
      </Round>
      <TransformerAcross x={302} y={y} />
      <Breaker x={346} y={y} size={12} />
      <Lettering x={386} y={y + 30} anchor="end" quiet size={letterSize}>
        GRID
      </Lettering>
    </>
  );
}
