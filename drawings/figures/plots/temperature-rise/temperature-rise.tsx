import { temperatureRiseData } from '#electrical/figures/plots/temperature-rise.ts';
import { Area, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { SimilarPart } from './similar-part.tsx';

/** Two columns of heat on the steps of ANSI/NETA MTS Table 100.18, zero at ambient. */
export const temperatureRise: FigureDrawing = {
  sizes: { wide: [720, 420], narrow: [360, 450] },
  draw(size) {
    const { steps, similar, ambient, part, neighbor } = temperatureRiseData;
    const letters = lettering[size];
    const { left, right, top, bottom, part: partX, neighbor: neighborX } = places[size];
    const limit = steps.at(-1)?.from ?? 0;
    const y = linear([0, limit * 1.3], [bottom, top]);
    const [rise, neighborRise] = [part.reading - ambient, neighbor.reading - ambient];
    const below = Math.max(0, ...steps.flatMap(({ to }) => (to && to <= neighborRise ? to : [])));
    const foot = (index: number) => steps[index - 1]?.to ?? 0;
    return (
      <>
        <Area d={`M${left} ${top}H${right}V${y(limit)}H${left}z`} tone="plain" />
        {steps.map(({ from, to, label }, index) => {
          const middle = (y(foot(index)) + (to === undefined ? top : y(to))) / 2;
          return (
            <g key={label}>
              <Lettering x={left + 14} y={middle - letters * 0.3} size={letters} anchor="start">
                {label}
              </Lettering>
              <Lettering x={left + 14} y={middle + letters} size={letters} anchor="start" quiet>
                {to === undefined ? `RISE OVER ${from} °C (${from * 1.8} °F)` : `${from}–${to} °C`}
              </Lettering>
            </g>
          );
        })}
        <path
          d={steps
            .slice(1, -1)
            .map((_, i) => `M${left} ${y(foot(i + 1))}H${right}`)
            .join('')}
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        <Trace d={`M${left} ${y(limit)}H${right}`} dashed />
        <Device d={`M${left} ${bottom}H${right}`} weight={2.5} />
        {[0, ...steps.flatMap(({ to }) => to ?? [])].map((value) => (
          <Lettering key={value} x={left - 8} y={y(value) + 5} size={letters} anchor="end" quiet>
            {value}
          </Lettering>
        ))}
        <Lettering x={left} y={top - 10} size={letters} anchor="start" quiet>
          °C ABOVE AMBIENT
        </Lettering>
        <Lettering x={right} y={bottom + letters + 8} size={letters} anchor="end" quiet>
          AMBIENT {both(ambient)}
        </Lettering>
        <Trace d={column(neighborX, bottom, y(neighborRise))} weight={2.2} />
        <Trace d={column(partX, bottom, y(rise))} tone="live" weight={4} />
        <SimilarPart
          size={size}
          steps={similar}
          y={(difference) => y(neighborRise + difference)}
          difference={part.reading - neighbor.reading}
          from={neighborX}
          to={partX}
        />
        <Lines
          x={neighborX + 12}
          y={y(below) + letters + 8}
          size={letters}
          lines={[neighbor.label, both(neighbor.reading, size)]}
        />
        <Lines
          x={size === 'wide' ? partX + 14 : partX - 12}
          y={y(limit) + letters + 9}
          size={letters}
          anchor={size === 'wide' ? 'start' : 'end'}
          lines={[part.label, both(part.reading, size), `RISE ${rise} °C`]}
        />
      </>
    );
  },
};

const places: Record<FigureSize, PlotBox & { part: number; neighbor: number }> = {
  wide: { left: 36, right: 708, top: 30, bottom: 390, part: 572, neighbor: 396 },
  narrow: { left: 28, right: 352, top: 30, bottom: 416, part: 336, neighbor: 226 },
};

/** From ambient up to a capped top. */
function column(x: number, from: number, to: number): string {
  return `M${x} ${from}V${to}M${x - 9} ${to}h18`;
}

function both(celsius: number, size: FigureSize = 'wide'): string {
  return size === 'wide' ? `${celsius} °C = ${Math.round(celsius * 1.8 + 32)} °F` : `${celsius} °C`;
}
