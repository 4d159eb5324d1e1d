import { Breaker } from '../../../symbols/breaker.tsx';
import { Device, Round } from '../../../symbols/device.tsx';
import { currentTransformer } from '../../../symbols/transformer.tsx';
import { ControlWire, Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { StationPlaces } from './station-places.ts';
import { SignalHead } from './station-signal.tsx';

/** 87T from the line side of 52-1 to the bus side of 52-2; with 63 it trips both through 86. */
export function StationDifferential({
  size,
  places: {
    axis,
    differentialCt,
    highBreaker,
    transformer: y,
    differential,
    lockout,
    pressure,
    mainBreaker,
    mainCt,
  },
  lowClass,
  ratio,
}: {
  size: FigureSize;
  places: StationPlaces;
  lowClass: string;
  ratio: string;
}) {
  const letters = lettering[size];
  return (
    <>
      <Device d={currentTransformer(axis, mainCt, 'left')} />
      <Breaker x={axis} y={mainBreaker} size={20} />
      <ControlWire
        d={[
          `M${axis - 4} ${differentialCt}H${differential}V${y - 17}`,
          `M${axis - 4} ${mainCt}H${differential}V${y + 17}`,
          `M${differential + 17} ${y}H${lockout - 23}`,
          `M${axis - 20} ${y}H${pressure + 15}M${pressure - 15} ${y}H${lockout + 23}`,
          `M${lockout} ${y - 15}V${highBreaker}H${axis - 19}`,
          `M${lockout} ${y + 15}V${mainBreaker}H${axis - 18}`,
        ].join('')}
      />
      <SignalHead x={lockout - 15} y={y} to="right" />
      <SignalHead x={lockout + 15} y={y} to="left" />
      <SignalHead x={axis - 11} y={highBreaker} to="right" />
      <SignalHead x={axis - 10} y={mainBreaker} to="right" />
      <Round x={differential} y={y} r={17} size={letters}>
        87T
      </Round>
      <Round x={lockout} y={y} r={15} size={letters}>
        86
      </Round>
      <Round x={pressure} y={y} r={15} size={letters}>
        63
      </Round>
      <Lettering x={axis + 18} y={mainBreaker + 5} size={letters} anchor="start">
        {size === 'wide' ? '52-2 MAIN' : '52-2'}, {lowClass} CLASS
      </Lettering>
      <Lettering x={axis + 18} y={mainCt + 5} size={letters} anchor="start" quiet>
        CTs {ratio}
      </Lettering>
      {size === 'wide' && (
        <Lettering
          x={differential + 10}
          y={differentialCt + 18}
          size={letters}
          anchor="start"
          quiet
        >
          87T ZONE
        </Lettering>
      )}
    </>
  );
}
