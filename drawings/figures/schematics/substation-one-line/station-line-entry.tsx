import { Lines, Trace } from '../../../plot/plot.tsx';
import { Box, Device, ground } from '../../../symbols/device.tsx';
import { arrester, OpenDisconnect } from '../../../symbols/switch.tsx';
import { voltageTransformerAcross } from '../../../symbols/transformer.tsx';
import { ControlWire, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { StationPlaces } from './station-places.ts';

/** The utility's line and tap, live as far as the open 89; behind it the voltage transformers. */
export function LineEntry({
  size,
  places: { axis, line, lineArrester, lineSwitch, voltageTransformer: vt },
  high,
}: {
  size: FigureSize;
  places: StationPlaces;
  high: string;
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const leg = axis + 34;
  return (
    <>
      <Trace
        d={`M${line.from} ${line.y}H${line.to}M${axis} ${line.y}V${lineSwitch}M${axis} ${lineArrester}H${leg}`}
        tone="live"
        weight={3}
      />
      <Lettering x={line.from} y={line.y - 11} size={letters} anchor="start">
        UTILITY {high} LINE
      </Lettering>
      <Lettering x={line.to} y={line.y - 11} size={letters} anchor="end" quiet>
        {wide ? 'ENERGIZED AS FAR AS 89' : 'ENERGIZED'}
      </Lettering>
      <Device d={arrester(leg, lineArrester) + ground(leg, lineArrester + 22)} />
      <Lettering x={leg + 16} y={lineArrester + 18} size={letters} anchor="start">
        ARRESTERS
      </Lettering>
      <Lines
        x={axis - 14}
        y={lineArrester - (wide ? 12 : 4)}
        size={letters}
        anchor="end"
        lines={wide ? ['UTILITY TAP', 'SITE DEAD-END'] : ['DEAD-END']}
      />
      <OpenDisconnect x={axis} y={lineSwitch} />
      <circle cx={axis} cy={lineSwitch} r="3.5" fill="var(--hot-line)" />
      <Device d={padlock(axis - 34, lineSwitch + 12)} />
      <Lettering x={axis + 16} y={lineSwitch + 13} size={letters} anchor="start">
        {wide ? '89 LINE SWITCH' : '89 OPEN'}
      </Lettering>
      {wide && (
        <Lettering x={axis + 16} y={lineSwitch + 30} size={letters} anchor="start" quiet>
          OPEN: VISIBLE GAP, PADLOCK
        </Lettering>
      )}
      <Wire d={`M${axis} ${vt.y}H${vt.x + 5}`} />
      <Device d={voltageTransformerAcross(vt.x, vt.y)} />
      <ControlWire d={`M${vt.x - 5} ${vt.y}H${vt.relay + relayWidth[size] / 2}`} />
      <Box x={vt.relay} y={vt.y} width={relayWidth[size]} height={28} size={letters}>
        27/59/81
      </Box>
      {wide && (
        <Lettering x={axis - 14} y={vt.y - 22} size={letters} anchor="end" quiet>
          VOLTAGE TRANSFORMERS
        </Lettering>
      )}
    </>
  );
}

const relayWidth = { wide: 82, narrow: 84 };

/** A padlock, its body's top at y. */
function padlock(x: number, y: number): string {
  return `M${x - 6} ${y}h12v9h-12zM${x - 3.5} ${y}v-3a3.5 3.5 0 0 1 7 0v3`;
}
