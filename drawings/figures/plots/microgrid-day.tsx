import { dayEnergy, microgridDayData } from '#electrical/figures/plots/microgrid-day.ts';
import { tenth } from '#electrical/tenth.ts';
import { plotting } from '../../plot/plotting.tsx';
import { curve, steps } from '../../plot/scale.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * Gas, solar and storage over a day; at noon a cloud passes until another gas unit has started. Its
 * minutes, on the scale of the day mere strokes, are drawn out beside it, 25 times as long: as the
 * edge crosses the field gas climbs to what its units reach, and storage fills what is missing.
 */
export const microgridDay: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  detail: 15,
  draw(size) {
    const { load, solar, gas, cloud } = microgridDayData;
    const { sunrise, carried, reached, stored, storedEnergy, burnt, solarShare, each } =
      dayEnergy(microgridDayData);
    const wide = size === 'wide';
    const box = boxes[size];
    const plot = plotting({ size, box, x: [0, 24], y: [0, 6] });
    const { x, y, letters, note, text, trace } = plot;
    const noon = load - solar.peak;
    const half = cloud.edge / 120;
    const until = 12 + cloud.minutes / 60;
    const middle = 12 + cloud.minutes / 120;
    const [covering, covered, clearing, clear] = [12 - half, 12 + half, until - half, until + half];
    const morning = curve(x, y, [sunrise, covering], carried, 20);
    const evening = curve(x, y, [clear, 24 - sunrise], carried, 20).slice(1);
    const day = `L${morning.slice(1)}L${x(covered)} ${y(reached)}H${x(clearing)}L${evening}`;
    const storage = `${storedEnergy.toFixed(2)} MWh`;
    const atNight = [`${gas.night} UNITS`, `${each.night} MW EACH`];
    const full = reached + stored;

    const long = ((cloud.minutes + 4) * 25 * (box.right - box.left)) / (24 * 60);
    const start = tenth(box.right - long);
    const beside = { ...box, left: start, right: start + long };
    const minutes = plotting({ size, box: beside, x: [-2, cloud.minutes + 2], y: [0, 6] });
    const climb = minutes.path([-1, noon], [1, reached], [9, reached], [11, noon]).slice(1);
    const missing = minutes.path([11, noon], [9, full], [1, full], [-1, noon]).slice(1);
    const [inCloud, level] = [minutes.x(5), (y(noon) + y(1)) / 2 + letters * 0.55];
    const between = (one: number, other: number) => (y(one) + y(other)) / 2 + letters * 0.35;
    return (
      <>
        {plot.tint(`M${x(sunrise)} ${y(load)}${day}z`)}
        {plot.grid(steps(0, 24, 3), steps(0, 6))}
        {plot.xNumbers(steps(0, 24, 6), (hour) => (hour < 24 ? `${hour}` : '24 h'))}
        {plot.yNumbers(steps(0, 6), (value) => (value > load ? 'MW' : `${value}`))}
        {plot.level(load, { dashed: false, weight: 1.5 })}
        <path
          d={`${plot.path([covering, noon], [covered, full], [clearing, full], [clear, noon])}L${plot.path([clearing, reached], [covered, reached]).slice(1)}z`}
          fill="var(--ink)"
        />
        {trace(`M${box.left} ${y(load)}${day}H${box.right}`, { tone: 'live' })}

        <path
          d={`M${start} ${tenth(y(load) + 12)}H${box.right}V${y(1)}H${start}z`}
          fill="var(--deep)"
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        {minutes.grid([], [noon, reached, full])}
        {plot.tint(`M${climb}L${missing}z`, 'plain')}
        {trace(`M${missing}`)}
        {trace(`M${start} ${y(noon)}L${climb}H${box.right}`, { tone: 'live' })}
        {note(
          inCloud,
          y(load) + letters + 19,
          wide ? ['CLOUD', 'TIME × 25'] : 'CLOUD',
          'middle quiet',
        )}
        {note(inCloud, between(reached, full), wide ? 'STORAGE' : `${stored} MW`, 'middle')}
        {note(inCloud, between(noon, reached), 'GAS', 'middle')}
        {plot.measure([minutes.x(0), tenth(level)], [minutes.x(cloud.minutes), tenth(level)])}
        {note(inCloud, level - 9, `${cloud.minutes} min`, 'middle')}

        {trace(`M${x(middle)} ${y(load - cloud.solar) - 3}V${y(load) - 8}`, {
          tone: 'quiet',
          weight: 1.3,
        })}
        {text(
          [middle, load],
          wide ? `STORAGE ${stored} MW · ${cloud.minutes} min · ${storage}` : `STORAGE ${storage}`,
          [0, -14],
          'middle',
        )}
        {text([0, load], wide ? `LOAD ${load} MW` : 'LOAD', [10, -14])}
        {text(
          [middle, load],
          wide ? ['SOLAR', `${solar.energy} MWh`] : 'SOLAR',
          [-12, letters + 12],
          'end',
        )}
        {text([middle, load], `${Math.round(solarShare)}%`, [12, letters + 12])}
        {wide && [
          text([middle, reached], 'CLOUD', [10, -8], 'quiet'),
          text([0, 0.5], atNight, [10, -3.9], 'quiet'),
          text([24, 0.5], atNight, [-10, -3.9], 'end quiet'),
          text([12, 1.5], `${gas.noon} UNITS, ${each.noon} MW EACH`, [0, 4.55], 'middle quiet'),
        ]}
        {text([12, 0.5], `GAS ${tenth(burnt)} MWh`, [0, letters * 0.35], 'middle')}
      </>
    );
  },
};

const boxes = {
  wide: { left: 40, right: 540, top: 20, bottom: 366 },
  narrow: { left: 34, right: 338, top: 16, bottom: 270 },
};
