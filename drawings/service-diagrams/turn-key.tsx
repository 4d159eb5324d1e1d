import { Device, ground, Round } from '../symbols/device.tsx';
import { currentTransformer, delta, Transformer, wye } from '../symbols/transformer.tsx';
import { arrowDown, ControlWire, down, Wire } from '../symbols/wire.tsx';

/**
 * A transformer and its differential protection: one current transformer on each side, the relay
 * between them, and the lockout relay that trips the feeder's breaker.
 */
export function TurnKey() {
  return (
    <>
      <Wire d={down(120, 0, 122, [58, 8]) + arrowDown(120, 122)} />
      <Transformer x={120} y={58} />
      <ControlWire d="M124 22H166V43M124 94H166V73M181 58H204M218 44V6H132V0" />
      <Device d={currentTransformer(120, 22) + currentTransformer(120, 94)} />
      <Round x={166} y={58} r={15}>
        87T
      </Round>
      <Round x={218} y={58}>
        86
      </Round>
      <Device d={`${delta(80, 48)}${wye(80, 72)}M80 72H60v8${ground(60, 80)}`} weight={1.3} />
    </>
  );
}
