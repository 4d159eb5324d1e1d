import { fahrenheit } from '#electrical/fahrenheit.ts';
import { agingFactor, hotSpotAgingData } from '#electrical/figures/plots/hot-spot-aging.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Area, Grid, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { curve, linear, logarithmic } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';

/** How fast a transformer's insulation ages by its hot spot, on a logarithmic axis. */
export const hotSpotAging: FigureDrawing = {
  sizes: { wide: [720, 424], narrow: [360, 436] },
  draw(size) {
    const { reference, ambient, points } = hotSpotAgingData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const aging = (hotSpot: number) => agingFactor(hotSpot, reference);
    const hot = points.map((point) => point.hotSpot);
    const from = Math.floor((Math.min(reference, ...hot) - 5) / 10) * 10;
    const to = Math.ceil((Math.max(reference, ...hot) + 5) / 10) * 10;
    const low = steps.findLast((step) => step <= aging(from)) ?? 0.01;
    const high = steps.find((step) => step >= aging(to)) ?? 100;
    const x = linear([from, to], [left, right]);
    const y = logarithmic([low, high], [bottom, top]);
    const temperatures = Array.from({ length: (to - from) / 10 + 1 }, (_, i) => from + 10 * i);
    const numbered = temperatures.filter((_, i) => wide || i % 2 === 1);
    return (
      <>
        <Area d={`${curve(x, y, [reference, to], aging)}V${y(1)}z`} />
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={temperatures.map((value) => [value])}
          yTicks={steps
            .filter((step) => step >= low && step <= high)
            .map((step) => [step, `${step}`])}
          size={letters}
        />
        {numbered.map((value, index) => {
          const units = index ? ['', ''] : [' °C', ' °F'];
          return (
            <Lines
              key={value}
              x={x(value)}
              y={bottom + letters + 5}
              size={letters}
              anchor="middle"
              quiet
              lines={[`${value}${units[0]}`, `${fahrenheit(value)}${units[1]}`]}
            />
          );
        })}
        <Trace d={`M${left} ${y(1)}H${right}`} dashed weight={1.2} />
        <Trace d={curve(x, y, [from, to], aging)} tone="live" />
        <Lettering x={left} y={top - 10} size={letters} anchor="start" quiet>
          {wide ? 'F, AGING FACTOR' : 'F'}
        </Lettering>
        <Lettering x={right} y={top - 10} size={letters} anchor="end" quiet>
          {`${wide ? 'LOADS ' : ''}IN ${both(ambient)} AIR`}
        </Lettering>
        <Lettering x={right} y={bottom - 9} size={letters} anchor="end" quiet>
          HOT SPOT
        </Lettering>
        <Upward
          x={left + 10}
          y={y(1) - 9}
          size={letters}
          lines={
            wide ? ['NORMAL AGING, F 1', both(reference)] : ['NORMAL', 'F 1', `${reference} °C`]
          }
        />
        <Dot x={x(reference)} y={y(1)} />
        {points.map(({ load, hotSpot }) => {
          const lines = [
            `${load}%${wide ? ' LOAD' : ''}`,
            wide ? both(hotSpot, 1) : `${hotSpot.toFixed(1)} °C`,
            `F ${two(aging(hotSpot))}`,
          ];
          const width = Math.max(...lines.map((line) => line.length)) * letters * 0.6;
          const [dotX, dotY] = [x(hotSpot), y(aging(hotSpot))];
          return (
            <g key={load}>
              <Dot x={dotX} y={dotY} live />
              {dotX + 12 + width <= right ? (
                <Lines x={dotX + 12} y={dotY + letters + 5} size={letters} lines={lines} />
              ) : (
                <Upward x={dotX - 14} y={dotY - 2} size={letters} anchor="end" lines={lines} />
              )}
            </g>
          );
        })}
      </>
    );
  },
};

const boxes: Record<'wide' | 'narrow', PlotBox> = {
  wide: { left: 44, right: 708, top: 30, bottom: 382 },
  narrow: { left: 42, right: 344, top: 32, bottom: 392 },
};

/** Lines of the logarithmic axis: one, two and five in each factor of ten. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Lines whose last one stands on `y`. */
function Upward({ y, lines, ...rest }: Parameters<typeof Lines>[0]) {
  return <Lines {...rest} y={y - (lines.length - 1) * rest.size * 1.3} lines={lines} />;
}

function both(celsius: number, digits = 0): string {
  return `${celsius.toFixed(digits)} °C (${fahrenheit(celsius)} °F)`;
}

/** Two figures are all that the formula can carry. */
function two(value: number): string {
  return `${Number(value.toPrecision(2))}`;
}
