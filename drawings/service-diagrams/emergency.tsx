import { Breaker } from '../symbols/breaker.tsx';
import { Device, Round } from '../symbols/device.tsx';
import { currentTransformer } from '../symbols/transformer.tsx';
import { arrowDown, ControlWire, down, Lettering, Wire } from '../symbols/wire.tsx';

/** A breaker that stands closed, and the instantaneous relay that trips it. */
export function Emergency() {
  return (
    <>
      <Wire d={down(120, 0, 122, [76, 10]) + arrowDown(120, 122)} />
      <ControlWire d="M124 30H178M192 44V76H130" />
      <Breaker x={120} y={76} size={20} />
      <Device d={currentTransformer(120, 30)} />
      <Round x={192} y={30}>
        50
      </Round>
      <Lettering x={98} y={80} anchor="end" quiet>
        CLOSED
      </Lettering>
    </>
  );
}
