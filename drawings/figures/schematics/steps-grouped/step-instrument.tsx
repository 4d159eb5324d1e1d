import { Device, Round } from '../../../symbols/device.tsx';
import { currentTransformer, currentTransformerAcross } from '../../../symbols/transformer.tsx';

/**
 * A relay on a current transformer or a voltmeter on a tap, beside a wire that runs through: left of
 * a vertical one, under a horizontal one.
 */
export function StepInstrument({
  x,
  y,
  name,
  lies,
  size,
}: {
  x: number;
  y: number;
  name: '51' | 'V';
  lies: boolean;
  /** Lettering, in units. */
  size: number;
}) {
  const relay = name === '51';
  const out = relay ? 4 : 0;
  const center = lies ? 32 : 28;
  return (
    <>
      {relay ? (
        <Device d={lies ? currentTransformerAcross(x, y) : currentTransformer(x, y, 'left')} />
      ) : (
        <circle cx={x} cy={y} r="2.5" fill="var(--ink)" />
      )}
      {/* Solid, because the wire that it hangs from is dashed. */}
      <Device
        d={lies ? `M${x} ${y + out}V${y + center - 14}` : `M${x - out} ${y}H${x - center + 14}`}
        weight={1.2}
      />
      <Round x={lies ? x : x - center} y={lies ? y + center : y} r={14} size={size}>
        {name}
      </Round>
    </>
  );
}
