import { dayEnergy, microgridDayData } from '#electrical/figures/plots/microgrid-day.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** What each area of the day is, and how much of the energy it carries. */
export function MicrogridNames({
  box: { left, right },
  x,
  y,
  size,
}: {
  box: PlotBox;
  x: Scale;
  y: Scale;
  size: FigureSize;
}) {
  const wide = size === 'wide';
  const letters = lettering[size];
  const { load, solar, gas, cloud } = microgridDayData;
  const { stored, storedEnergy, burnt, solarShare, each } = dayEnergy(microgridDayData);
  const noon = x(12 + cloud.minutes / 120);
  const storage = `${storedEnergy.toFixed(2)} MWh`;
  return (
    <>
      <Trace d={`M${noon} ${y(load - cloud.solar) - 3}V${y(load) - 8}`} tone="quiet" weight={1.3} />
      <Lettering x={noon} y={y(load) - 14} size={letters}>
        {wide ? `STORAGE ${stored} MW · ${cloud.minutes} min · ${storage}` : `STORAGE ${storage}`}
      </Lettering>
      <Lettering x={left + 10} y={y(load) - 14} size={letters} anchor="start">
        {wide ? `LOAD ${load} MW` : 'LOAD'}
      </Lettering>
      <Lines
        x={noon - 12}
        y={y(load) + letters + 12}
        size={letters}
        anchor="end"
        lines={wide ? ['SOLAR', `${solar.energy} MWh`] : ['SOLAR']}
      />
      <Lettering x={noon + 12} y={y(load) + letters + 12} size={letters} anchor="start">
        {`${Math.round(solarShare)}%`}
      </Lettering>
      {wide && (
        <>
          <Lettering
            x={noon + 10}
            y={y(gas.noon * gas.rating) - 8}
            size={letters}
            anchor="start"
            quiet
          >
            CLOUD
          </Lettering>
          <Lines
            x={left + 10}
            y={tenth(y(0.25 * (load - solar.peak)) - letters * 0.3)}
            size={letters}
            lines={[`${gas.night} UNITS`, `${each.night} MW EACH`]}
            quiet
          />
          <Lines
            x={right - 10}
            y={tenth(y(0.25 * (load - solar.peak)) - letters * 0.3)}
            size={letters}
            anchor="end"
            lines={[`${gas.night} UNITS`, `${each.night} MW EACH`]}
            quiet
          />
          <Lettering
            x={x(12)}
            y={tenth(y(0.75 * (load - solar.peak)) + letters * 0.35)}
            size={letters}
            quiet
          >
            {`${gas.noon} UNITS, ${each.noon} MW EACH`}
          </Lettering>
        </>
      )}
      <Lettering x={x(12)} y={tenth(y(0.25 * (load - solar.peak)) + letters * 0.35)} size={letters}>
        {`GAS ${tenth(burnt)} MWh`}
      </Lettering>
    </>
  );
}
