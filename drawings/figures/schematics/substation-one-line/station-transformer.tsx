import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { Device, ground, Round } from '../../../symbols/device.tsx';
import { arrester } from '../../../symbols/switch.tsx';
import {
  currentTransformerAcross,
  delta,
  Transformer,
  wye,
} from '../../../symbols/transformer.tsx';
import { ControlWire, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { StationPlaces } from './station-places.ts';
import { SignalHead } from './station-signal.tsx';

/** T1 with its arresters, its winding temperature relay and the relay in its neutral, which trips 86. */
export function StationTransformer({
  size,
  places: { axis, transformerArrester: top, transformer: y, pressure, lockout },
  high,
  low,
  transformer: { rating, impedance },
}: {
  size: FigureSize;
  places: StationPlaces;
  high: string;
  low: string;
  transformer: { rating: string; impedance: string };
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const [leg, star, neutral, earth] = [axis + 34, y + 22, axis + 64, axis + 96];
  const relay = star + 42;
  return (
    <>
      <Wire d={`M${axis} ${top}H${leg}M${leg} ${star}H${earth}V${star + 18}`} />
      <Device
        d={[
          arrester(leg, top),
          ground(leg, top + 22),
          delta(leg, y - 12),
          wye(leg, star),
          currentTransformerAcross(neutral, star),
          ground(earth, star + 18),
        ].join('')}
      />
      <Transformer x={axis} y={y} />
      <ControlWire
        d={[
          `M${neutral} ${star + 4}V${relay - 17}`,
          `M${neutral - 17} ${relay}H${lockout + 12}V${y + 17}`,
          `M${axis - 20} ${y + 8}H${axis - 24}V${y + 40}H${pressure + 15}`,
        ].join('')}
      />
      <SignalHead x={lockout + 12} y={y + 9} to="up" />
      <Round x={neutral} y={relay} r={17} size={letters}>
        51G
      </Round>
      <Round x={pressure} y={y + 40} r={15} size={letters}>
        49
      </Round>
      {wide && (
        <Lettering x={leg + 16} y={top + 18} size={letters} anchor="start">
          ARRESTERS
        </Lettering>
      )}
      <Lines
        x={leg + 18}
        y={tenth(y - (wide ? 14 : 24) - letters * 1.3)}
        size={letters}
        lines={wide ? [`T1 ${high} DELTA`, `${low} GROUNDED WYE`] : [`T1 ${high}/${low}`]}
      />
      <Lines
        x={leg + 18}
        y={wide ? y + 3 : y - 24}
        size={letters}
        lines={wide ? [`EXAMPLE ${rating}, ${impedance}`] : [rating, `${impedance}, EXAMPLE`]}
        quiet
      />
    </>
  );
}
