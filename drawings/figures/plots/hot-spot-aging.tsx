import { fahrenheit, inBoth } from '#electrical/fahrenheit.ts';
import { agingFactor, hotSpotAgingData } from '#electrical/figures/plots/hot-spot-aging.ts';
import { plotting } from '../../plot/plotting.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/** How fast a transformer's insulation ages by its hot spot, on a logarithmic axis. */
export const hotSpotAging: FigureDrawing = {
  sizes: { wide: [720, 424], narrow: [360, 436] },
  draw(size) {
    const { reference, ambient, points } = hotSpotAgingData;
    const wide = size === 'wide';
    const plot = plotting({ size, box: boxes[size], x: [90, 140], y: [0.1, 20], log: 'y' });
    const aging = (hotSpot: number) => agingFactor(hotSpot, reference);
    const numbered = temperatures.filter((_, i) => wide || i % 2 === 1);
    return (
      <>
        {plot.under(aging, reference, 140, 1)}
        {plot.grid(temperatures, factors)}
        {plot.yNumbers(factors)}
        {plot.xNumbers(numbered, (value, i) => [
          `${value}${i ? '' : ' °C'}`,
          `${fahrenheit(value)}${i ? '' : ' °F'}`,
        ])}
        {plot.level(1)}
        {plot.curve(aging)}
        {plot.title('left', wide ? 'F, AGING FACTOR' : 'F')}
        {plot.title('right', `${wide ? 'LOADS ' : ''}IN ${inBoth(ambient)} AIR`)}
        {plot.title('corner', 'HOT SPOT')}
        {plot.above(
          [90, 1],
          wide ? ['NORMAL AGING, F 1', inBoth(reference)] : ['NORMAL', 'F 1', `${reference} °C`],
          [10, -9],
        )}
        {plot.dot([reference, 1])}
        {points.map(({ load, hotSpot }, i) => {
          const at = [hotSpot, aging(hotSpot)] as const;
          const lines = [
            `${load}%${wide ? ' LOAD' : ''}`,
            wide ? inBoth(hotSpot, 1) : `${hotSpot.toFixed(1)} °C`,
            `F ${Number(at[1].toPrecision(2))}`,
          ];
          // The last one has no room at its right.
          return (
            <g key={load}>
              {plot.dot(at, true)}
              {i < points.length - 1
                ? plot.text(at, lines, [12, plot.letters + 5])
                : plot.above(at, lines, [-14, -2], 'end')}
            </g>
          );
        })}
      </>
    );
  },
};

const temperatures = [90, 100, 110, 120, 130, 140];
const factors = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

const boxes = {
  wide: { left: 44, right: 708, top: 30, bottom: 382 },
  narrow: { left: 42, right: 344, top: 32, bottom: 392 },
};
