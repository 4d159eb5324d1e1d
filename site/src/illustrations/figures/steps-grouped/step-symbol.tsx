import { Breaker } from '../../one-line/breaker.tsx';
import { Round } from '../../one-line/device.tsx';
import { OpenDisconnect } from '../../one-line/switch.tsx';
import { Transformer } from '../../one-line/transformer.tsx';

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
    return (
      <Round x={x} y={y} r={16} size={size}>
        {index === 1 ? '51' : 'V'}
      </Round>
    );
  }
  return (
    <g transform={lies ? `rotate(90 ${x} ${y})` : undefined}>
      {index === 0 ? <OpenDisconnect x={x} y={y - 14} /> : <Transformer x={x} y={y} />}
    </g>
  );
}

/** Half the length that a step's symbol takes out of the wire; before the breaker, its terminal. */
export function halfOf(index: number, last: boolean): number {
  return last ? 25 : (halves[index] ?? 16);
}

const halves = [14, 16, 8, 16];
