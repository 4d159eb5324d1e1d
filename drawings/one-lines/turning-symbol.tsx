import { Device, ground } from '../symbols/device.tsx';
import { battery } from '../symbols/direct-current.tsx';
import { ClosedDisconnect, fuse, TransferSwitch } from '../symbols/switch.tsx';
import { SmallTransformer } from '../symbols/transformer.tsx';
import { Wire } from '../symbols/wire.tsx';
import type { PlacedPart } from './arrangement.ts';

/** A symbol that turns with its conductor, drawn on one that goes down. */
export function TurningSymbol({ placed: { part, x, y, live, last } }: { placed: PlacedPart }) {
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
      return <SmallTransformer x={x} y={y} live={live} />;
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
