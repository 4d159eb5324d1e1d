import { Device, ground, Round } from '../one-line/device.tsx';
import { arrester } from '../one-line/switch.tsx';
import { delta, wye } from '../one-line/transformer.tsx';
import { ControlWire, Wire } from '../one-line/wire.tsx';
import type { Arrangement, PlacedPart } from './arrangement.ts';
import type { Winding } from './plant-line.ts';
import { placeRelays, relayRadius } from './relay-places.ts';

/** What stands left of parts: the relays that trip them, how their windings are connected. */
export function PartDetails({ parts }: { parts: readonly PlacedPart[] }) {
  return parts.map(({ part, x, y }) => (
    <g key={part.id}>
      {part.relays ? <Relays numbers={part.relays} x={x} y={y} /> : null}
      {part.windings ? (
        <Device
          d={
            connected(part.windings[0], x - 26, y - 11) +
            connected(part.windings[1], x - 26, y + 11)
          }
        />
      ) : null}
    </g>
  ));
}

function Relays({ numbers, x, y }: { numbers: readonly string[]; x: number; y: number }) {
  const places = placeRelays(numbers.length);
  return (
    <>
      <ControlWire
        d={places
          .map(
            ([dx, dy]) => `M${x + dx + relayRadius} ${y + dy}${dx < -37 ? 'h2' : `L${x - 9} ${y}`}`,
          )
          .join('')}
      />
      {places.map(([dx, dy], index) => (
        <Round key={numbers[index]} x={x + dx} y={y + dy} r={relayRadius} size={11}>
          {numbers[index] ?? ''}
        </Round>
      ))}
    </>
  );
}

/** What hangs on conductors: arresters to ground, and the dots where branches begin. */
export function Hangers({ arresters, taps }: Pick<Arrangement, 'arresters' | 'taps'>) {
  if (arresters.length + taps.length === 0) return null;
  return (
    <>
      {arresters.map(({ x, y, lead }) => (
        <g key={`${x} ${y}`}>
          <Wire live d={`M${x} ${y}h${-lead}`} />
          <Device d={arrester(x - lead, y) + ground(x - lead, y + 22)} />
        </g>
      ))}
      {[...arresters, ...taps].map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--hot-line)" />
      ))}
    </>
  );
}

function connected(winding: Winding, x: number, y: number): string {
  switch (winding) {
    case 'delta':
      return delta(x, y);
    case 'wye':
      return wye(x, y);
    case 'wye-grounded':
      return `${wye(x, y - 3)}M${x - 5} ${y + 5}h10M${x - 2.5} ${y + 8}h5`;
    case 'zig-zag':
      return `M${x - 6} ${y + 5}l3-8 3 4 3-4 3 8M${x} ${y - 6}v5`;
    case 'single':
      return '';
  }
}
