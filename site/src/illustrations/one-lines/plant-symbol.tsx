import type { ReactElement } from 'react';
import { Breaker } from '../one-line/breaker.tsx';
import { Box, Device, ground, Round } from '../one-line/device.tsx';
import { battery, converter, photovoltaic } from '../one-line/direct-current.tsx';
import { ClosedDisconnect, fuse, TransferSwitch } from '../one-line/switch.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { Wire } from '../one-line/wire.tsx';
import type { PlacedPart } from './arrangement.ts';
import { boxWidth } from './symbol-reach.ts';

/** A part of a plant's one-line. What carries current is orange while it is live, outlines are ink. */
export function PlantSymbol({ placed }: { placed: PlacedPart }): ReactElement | null {
  const { part, x, y, axis, letters, inHead, live } = placed;
  const upright = uprightSymbol(placed);
  if (upright) {
    if (axis === 'down') return upright;
    return <g transform={`rotate(-90 ${x} ${y})`}>{upright}</g>;
  }
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
      return <Round {...{ x, y }}>M</Round>;
    case 'generator':
      return <Round {...{ x, y }}>G</Round>;
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

/** A symbol that turns with its conductor. */
function uprightSymbol({ part, x, y, live, last }: PlacedPart): ReactElement | null {
  switch (part.symbol) {
    case 'line':
      return <Wire live={live} d={last ? `M${x - 6} ${y - 8}l6 8 6-8` : ''} />;
    case 'fuse':
      return <Wire live={live} d={fuse(x, y)} />;
    case 'switch':
      return <ClosedDisconnect x={x} y={y - 14} live={live} />;
    case 'transformer':
      return <SmallTransformer x={x} y={y} live={live} />;
    case 'grounding-transformer':
      return (
        <>
          <Wire
            live={live}
            d={`M${x - 16} ${y - 7}${'a4 4 0 0 0 8 0'.repeat(4)}M${x} ${y - 3}v9`}
          />
          <Device d={ground(x, y + 6)} />
        </>
      );
    case 'transfer-switch':
      return (
        <>
          <Wire live={live} d={`M${x} ${y - 18}h-10v10`} />
          <TransferSwitch x={x} y={y - 8} />
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
