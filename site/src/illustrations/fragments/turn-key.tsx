import { Device, ground, Round } from '../one-line/device.tsx';
import { currentTransformer, delta, Transformer, wye } from '../one-line/transformer.tsx';
import { arrowDown, ControlWire, down, Wire } from '../one-line/wire.tsx';

/** A transformer and its differential protection: one current transformer on each side. */
export function TurnKey() {
  return (
    <>
      <Wire d={down(120, 0, 122, [58, 8]) + arrowDown(120, 122)} />
      <Transformer x={120} y={58} />
      <ControlWire d="M124 21H192V43M124 95H192V73" />
      <Device d={currentTransformer(120, 21) + currentTransformer(120, 95)} />
      <Round x={192} y={58} r={15}>
        87T
      </Round>
      <Device d={`${delta(80, 48)}${wye(80, 72)}M80 72H60v8${ground(60, 80)}`} weight={1.3} />
    </>
  );
}
