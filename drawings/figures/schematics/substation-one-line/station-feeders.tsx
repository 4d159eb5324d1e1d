import { Lines } from '../../../plot/plot.tsx';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Box, Device } from '../../../symbols/device.tsx';
import { currentTransformer, voltageTransformerAcross } from '../../../symbols/transformer.tsx';
import { arrowDown, Bus, ControlWire, down, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { StationPlaces } from './station-places.ts';
import { SignalHead } from './station-signal.tsx';

/** The bus with its voltage transformers, and the feeders with their breakers. */
export function StationFeeders({
  size,
  places: { bus, feeders: columns },
  low,
  feeders,
}: {
  size: FigureSize;
  places: StationPlaces;
  low: string;
  feeders: readonly string[];
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const [breaker, ct, end] = [bus.y + 44, bus.y + 80, bus.y + 122];
  return (
    <>
      <Bus from={bus.from} to={bus.to} y={bus.y} />
      <Wire d={`M${bus.to} ${bus.y}h21`} />
      <Device d={voltageTransformerAcross(bus.to + 26, bus.y)} />
      {wide ? (
        <>
          <Lettering x={bus.from} y={bus.y - 10} size={letters} anchor="start">
            {low} BUS
          </Lettering>
          <Lines
            x={bus.to + 40}
            y={bus.y - 4}
            size={letters}
            lines={['VOLTAGE', 'TRANSFORMERS']}
            quiet
          />
        </>
      ) : (
        <>
          <Lettering x={bus.to} y={bus.y - 10} size={letters} anchor="end">
            {low} BUS
          </Lettering>
          <Lettering x={bus.from} y={end + 26} size={letters} anchor="start">
            EACH FEEDER 50/51/51N
          </Lettering>
        </>
      )}
      {feeders.map((name, index) => {
        const x = columns[index] ?? 0;
        return (
          <g key={name}>
            <Wire d={down(x, bus.y, end, [breaker, 9]) + arrowDown(x, end)} />
            <Breaker x={x} y={breaker} size={18} />
            <Device d={currentTransformer(x, ct)} />
            <Lettering
              x={wide ? x - 18 : x + 16}
              y={breaker + 5}
              size={letters}
              anchor={wide ? 'end' : 'start'}
            >
              {name}
            </Lettering>
            {wide && (
              <>
                <ControlWire
                  d={`M${x + 4} ${ct}H${x + 24}M${x + 64} ${ct - 14}V${breaker}H${x + 17}`}
                />
                <SignalHead x={x + 9} y={breaker} to="left" />
                <Box x={x + 64} y={ct} width={80} height={28} size={letters}>
                  50/51/51N
                </Box>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
