import { Device, ground, Round } from '../one-line/device.tsx';
import { arrester } from '../one-line/switch.tsx';
import { delta, wye } from '../one-line/transformer.tsx';
import { ControlWire, Wire } from '../one-line/wire.tsx';
import type { Arrangement, PlacedPart } from './arrangement.ts';
import type { Winding } from './plant-line.ts';

/** What stands left of parts: the relays that trip them, how their windings are connected. */
export function PartDetails({ parts }: { parts: readonly PlacedPart[] }) {
  return parts.map(({ part, x, y }) => (
    <g key={part.id}>
      {part.relays?.map((number, index) => (
        <Round key={number} x={x - 37 - index * 28} y={y} r={13}>
          {number}
        </Round>
      ))}
      {part.relays ? (
        <ControlWire
          d={part.relays
            .map((_, index) => `M${x - (index ? 22 + index * 28 : 9)} ${y}h${index ? -2 : -15}`)
            .join('')}
        />
      ) : null}
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
