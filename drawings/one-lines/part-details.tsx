import type { Winding } from '#electrical/plants/plant-line.ts';
import { Device, ground, Round } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import { delta, wye } from '../symbols/transformer.tsx';
import { ControlWire, Wire } from '../symbols/wire.tsx';
import { type Arrangement, type PlacedPart, placeRelays, relayRadius } from './arrangement.ts';

/** What stands left of parts, or right of mirrored ones: the relays that trip them, how their windings are connected. */
export function PartDetails({ parts }: { parts: readonly PlacedPart[] }) {
  const relays = parts.flatMap(relaysOf);
  const windings = parts.map(windingsOf).join('');
  return (
    <>
      {relays.length > 0 ? <ControlWire d={relays.map(({ wire }) => wire).join('')} /> : null}
      {relays.map(({ number, x, y }) => (
        <Round key={`${x} ${y}`} x={x} y={y} r={relayRadius} size={11}>
          {number}
        </Round>
      ))}
      {windings ? <Device d={windings} /> : null}
    </>
  );
}

/** Each with the wire to the part that it trips, or to the relay before it. */
function relaysOf({ part: { relays = [] }, x, y, mirrored }: PlacedPart) {
  const side = mirrored ? -1 : 1;
  return placeRelays(relays.length).map(([dx, dy], index) => ({
    number: relays[index] ?? '',
    x: x + dx * side,
    y: y + dy,
    wire: `M${x + (dx + relayRadius) * side} ${y + dy}${dx < -37 ? `h${2 * side}` : `L${x - 9 * side} ${y}`}`,
  }));
}

function windingsOf({ part: { windings }, x, y, mirrored }: PlacedPart): string {
  if (!windings) return '';
  const beside = mirrored ? x + 26 : x - 26;
  return connected(windings[0], beside, y - 11) + connected(windings[1], beside, y + 11);
}

/** What hangs on conductors: arresters to ground, and the dots where branches begin. */
export function Hangers({ arresters, taps }: Pick<Arrangement, 'arresters' | 'taps'>) {
  if (arresters.length + taps.length === 0) return null;
  return (
    <>
      {arresters.length > 0 ? (
        <>
          <Wire live d={arresters.map(({ x, y, lead }) => `M${x} ${y}h${-lead}`).join('')} />
          <Device
            d={arresters
              .map(({ x, y, lead }) => arrester(x - lead, y) + ground(x - lead, y + 22))
              .join('')}
          />
        </>
      ) : null}
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
      return `${wye(x, y - 3)}m-5 0h10m-7.5 3h5`;
    case 'zig-zag':
      return `M${x - 6} ${y + 5}l3-8 3 4 3-4 3 8M${x} ${y - 6}v5`;
    case 'single':
      return '';
  }
}
