import type { ReactElement } from 'react';
import { Breaker } from '../symbols/breaker.tsx';
import { Device, ground, LabeledBox, Round } from '../symbols/device.tsx';
import { ClosedDisconnect, fuse, TransferSwitch } from '../symbols/switch.tsx';
import { Transformer } from '../symbols/transformer.tsx';
import { Wire } from '../symbols/wire.tsx';
import type { PlacedPart } from './arrangement.ts';
import { boxWidth, turningSymbols } from './symbol-reach.ts';

/** The symbol of a part of a plant's one-line. Conducting parts are orange if live; outlines have the text color. */
export function PlantSymbol({ placed }: { placed: PlacedPart }): ReactElement {
  const { x, y, axis, part } = placed;
  if (!turningSymbols.has(part.symbol)) return <UprightSymbol placed={placed} />;
  if (axis === 'down' || part.symbol === 'line') return <TurningSymbol placed={placed} />;
  return (
    <g transform={`rotate(-90 ${x} ${y})`}>
      <TurningSymbol placed={placed} />
    </g>
  );
}

function UprightSymbol({
  placed: { part, x, y, letters, isAboveBus, live },
}: {
  placed: PlacedPart;
}) {
  switch (part.symbol) {
    case 'breaker':
      return <Breaker x={x} y={y} size={18} live={live} />;
    case 'box':
      return (
        <LabeledBox x={x} y={y} width={boxWidth(letters)} height={24}>
          {letters}
        </LabeledBox>
      );
    case 'starter':
      return (
        <LabeledBox x={x} y={y} width={30} height={20}>
          42
        </LabeledBox>
      );
    case 'motor':
      return (
        <Round x={x} y={y}>
          M
        </Round>
      );
    case 'generator':
      return (
        <Round x={x} y={y}>
          G
        </Round>
      );
    case 'charger':
      return <Device d={converter(x, y, 'ac', 'dc')} />;
    case 'inverter':
      // The AC side of an inverter faces the bus: downward above the bus, upward in feeders.
      return <Device d={isAboveBus ? converter(x, y, 'dc', 'ac') : converter(x, y, 'ac', 'dc')} />;
    case 'charge-controller':
      return <Device d={converter(x, y, 'dc', 'dc')} />;
    case 'array':
      return <Device d={photovoltaic(x, y, isAboveBus ? 'down' : 'up')} />;
    case 'junction':
      return <Device d={`M${x - 14} ${y - 10}h28v20h-28z`} />;
    default:
      return null;
  }
}

/** A symbol that rotates with its conductor, drawn here for a vertical conductor. */
function TurningSymbol({ placed: { part, x, y, live, last } }: { placed: PlacedPart }) {
  switch (part.symbol) {
    case 'line':
      return last ? <Wire live={live} d={`M${x - 6} ${y - 8}l6 8 6-8`} /> : null;
    case 'fuse':
      return <Wire live={live} d={fuse(x, y)} />;
    case 'switch':
      return (
        <>
          <ClosedDisconnect x={x} y={y - 14} live={live} />
          <Wire live={live} d={`M${x - 7} ${y - 14}h14`} />
        </>
      );
    case 'cable':
      return <Device d={`M${x - 8} ${y}a8 4 0 0 0 16 0a8 4 0 0 0-16 0`} />;
    case 'termination':
      return <Device d={`M${x - 7} ${y - 6}h14l-7 12z`} />;
    case 'transformer':
      return <Transformer small x={x} y={y} live={live} />;
    case 'grounding-transformer':
      return (
        <>
          <Wire live={live} d={`M${x - 16} ${y - 7}${'a4 4 0 0 0 8 0'.repeat(4)}`} />
          <Device d={`M${x} ${y - 3}v9${ground(x, y + 6)}`} />
        </>
      );
    case 'transfer-switch':
      return (
        <>
          <Wire live={live} d={`M${x} ${y - 18}h-10v10`} />
          <TransferSwitch x={x} y={y - 8} live={live} />
        </>
      );
    case 'battery':
      return <Wire live={live} d={battery(x, y)} />;
    case 'loads':
      return (
        <Wire
          live={live}
          d={`M${x - 14} ${y + 10}v-16h28v16M${x - 19} ${y + 3}l5 7 5-7M${x + 9} ${y + 3}l5 7 5-7`}
        />
      );
    default:
      return null;
  }
}

/** Path of a battery with two cells, 18 units high, on a vertical conductor. The long plates are positive. */
function battery(x: number, y: number): string {
  return `M${x - 9} ${y - 9}h18M${x - 4.5} ${y - 3}h9M${x - 9} ${y + 3}h18M${x - 4.5} ${y + 9}h9`;
}

type Current = 'dc' | 'ac';

/** Path of a converter, 26 by 26 units, with the sign of its input current above the sign of its output current. */
function converter(x: number, y: number, from: Current, to: Current): string {
  const frame = `M${x - 13} ${y - 13}h26v26h-26zM${x - 13} ${y + 13}l26-26`;
  return frame + currentSign(from, x - 6, y - 6) + currentSign(to, x + 6, y + 6);
}

function currentSign(current: Current, x: number, y: number): string {
  if (current === 'dc') return `M${x - 4} ${y - 1.5}h8M${x - 4} ${y + 1.5}h8`;
  return `M${x - 4} ${y}q2-5 4 0t4 0`;
}

/** Path of a photovoltaic array, 26 by 20 units, with a V that points in the direction of the current. */
function photovoltaic(x: number, y: number, current: 'down' | 'up'): string {
  const frame = `M${x - 13} ${y - 10}h26v20h-26z`;
  if (current === 'down') return `${frame}M${x - 13} ${y - 10}l13 20 13-20`;
  return `${frame}M${x - 13} ${y + 10}l13-20 13 20`;
}
