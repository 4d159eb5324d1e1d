import { Breaker } from '../../../symbols/breaker.tsx';
import { OpenDisconnect } from '../../../symbols/switch.tsx';
import { Transformer } from '../../../symbols/transformer.tsx';
import type { Gap } from '../../../symbols/wire.tsx';
import { StepInstrument } from './step-instrument.tsx';

/**
 * The symbol of a step: open switch, relay, transformer, meter, and at the end a closed breaker. On
 * a vertical wire, or on a horizontal one if it lies.
 */
export function StepSymbol({
  x,
  y,
  index,
  last,
  lies = false,
  size,
}: {
  x: number;
  y: number;
  index: number;
  last: boolean;
  lies?: boolean;
  /** Lettering, in units. */
  size: number;
}) {
  if (last) return <Breaker x={x} y={y} size={28} live />;
  if (index === 1 || index === 3) {
    return <StepInstrument x={x} y={y} name={index === 1 ? '51' : 'V'} lies={lies} size={size} />;
  }
  return (
    <g transform={lies ? `rotate(90 ${x} ${y})` : undefined}>
      {index === 0 ? <OpenDisconnect x={x} y={y - 14} /> : <Transformer x={x} y={y} />}
    </g>
  );
}

/** Where the dead wire begins and ends, and what symbols take out of it. It bears all but the last step. */
export function deadWire(
  count: number,
  place: (index: number) => number,
): [from: number, to: number, ...gaps: Gap[]] {
  const to = (place(count - 2) + place(count - 1)) / 2;
  const from = Math.min(place(0) + 14, to);
  return count > 3 ? [from, to, [place(2), 8]] : [from, to];
}
