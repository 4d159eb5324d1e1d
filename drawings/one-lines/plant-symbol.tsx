import type { ReactElement } from 'react';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, Round } from '../symbols/device.tsx';
import { converter, photovoltaic } from '../symbols/direct-current.tsx';
import type { PlacedPart } from './arrangement.ts';
import { boxWidth, turning } from './symbol-reach.ts';
import { TurningSymbol } from './turning-symbol.tsx';

/** A part of a plant's one-line. What carries current is orange while it is live, outlines are ink. */
export function PlantSymbol({ placed }: { placed: PlacedPart }): ReactElement {
  const { x, y, axis, part } = placed;
  if (!turning.has(part.symbol)) return <UprightSymbol placed={placed} />;
  if (axis === 'down' || part.symbol === 'line') return <TurningSymbol placed={placed} />;
  return (
    <g transform={`rotate(-90 ${x} ${y})`}>
      <TurningSymbol placed={placed} />
    </g>
  );
}

function UprightSymbol({ placed: { part, x, y, letters, inHead, live } }: { placed: PlacedPart }) {
  switch (part.symbol) {
    case 'breaker':
      return <Breaker x={x} y={y} size={18} live={live} dead={!live} />;
    case 'box':
      return (
        <Box x={x} y={y} width={boxWidth(letters)} height={24}>
          {letters}
        </Box>
      );
    case 'starter':
      return (
        <Box x={x} y={y} width={30} height={20}>
          42
        </Box>
      );
    case 'motor':
    case 'generator':
      return (
        <Round x={x} y={y}>
          {part.symbol === 'motor' ? 'M' : 'G'}
        </Round>
      );
    case 'charger':
      return <Device d={converter(x, y, 'ac', 'dc')} />;
    case 'inverter':
      return <Device d={inHead ? converter(x, y, 'dc', 'ac') : converter(x, y, 'ac', 'dc')} />;
    case 'charge-controller':
      return <Device d={converter(x, y, 'dc', 'dc')} />;
    case 'array':
      return <Device d={photovoltaic(x, y)} />;
    case 'junction':
      return <Device d={`M${x - 14} ${y - 10}h28v20h-28z`} />;
    default:
      return null;
  }
}
