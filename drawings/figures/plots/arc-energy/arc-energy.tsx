import { arcEnergyData, incidentEnergy } from '#electrical/figures/plots/arc-energy.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Area, Grid, Lines, type PlotBox, type Tick, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';

/** Incident energy against clearing time: a straight line from zero through the label's point. */
export const arcEnergy: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 316] },
  draw(size) {
    const { normal, backup, levels } = arcEnergyData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const { rate, after } = incidentEnergy(normal);
    const reached = after(backup.time);
    const xEnd = (Math.floor(backup.time * 10 + 1e-9) + 1) / 10;
    const yEnd = 10 * Math.ceil(Math.max(reached, ...levels.map(({ energy }) => energy)) / 10);
    const x = linear([0, xEnd], [left, right]);
    const y = linear([0, yEnd], [bottom, top]);
    const last = Math.min(xEnd, yEnd / rate);
    return (
      <>
        <Area
          d={`M${x(normal.time)} ${bottom}V${y(normal.energy)}L${x(backup.time)} ${y(reached)}V${bottom}z`}
        />
        <path
          d={
            Array.from({ length: xEnd * 20 }, (_, i) => `M${x(i / 20)} ${top}V${bottom}`).join('') +
            Array.from({ length: yEnd / 2.5 }, (_, i) => `M${left} ${y(2.5 * i)}H${right}`).join('')
          }
          stroke="var(--line)"
          strokeWidth=".6"
          vectorEffect="non-scaling-stroke"
        />
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={tenths(xEnd, normal.time, backup.time)}
          yTicks={Array.from({ length: yEnd / 5 + 1 }, (_, i) => [
            5 * i,
            i % 2 || !i ? undefined : `${5 * i}`,
          ])}
          size={letters}
        />
        <Lettering x={left} y={top - 10} size={letters} anchor="start" quiet>
          cal/cm²
        </Lettering>
        <Lettering x={x(xEnd / 2)} y={bottom + letters + 5} size={letters} quiet>
          SECONDS
        </Lettering>
        {levels.map(({ label, energy }) => {
          // What the line reaches late is named before it, what it has long passed, after it.
          const before = energy > yEnd / 2;
          return (
            <g key={label}>
              <Trace d={`M${left} ${y(energy)}H${right}`} dashed weight={1.2} />
              <Lettering
                x={before ? left + 10 : right - 8}
                y={y(energy) - 6}
                size={letters}
                anchor={before ? 'start' : 'end'}
              >
                {label} {energy}
              </Lettering>
            </g>
          );
        })}
        <Trace d={`M${left} ${bottom}L${x(last)} ${y(last * rate)}`} tone="live" />
        <Lines
          x={x(backup.time * 0.62) + 10}
          y={y(reached * 0.62) + letters + 6}
          size={letters}
          lines={wide ? [`${rate} cal/cm²`, 'PER SECOND'] : []}
          quiet
        />
        <Dot x={x(normal.time)} y={y(normal.energy)} live />
        <Lines
          x={x(normal.time) + 12}
          y={y(normal.energy) + 12}
          size={letters}
          lines={point(normal, normal.energy, wide)}
        />
        <Dot x={x(backup.time)} y={y(reached)} live />
        <Lines
          x={x(backup.time) - 12}
          y={y(reached) - 5}
          size={letters}
          anchor="end"
          lines={point(backup, reached, wide)}
        />
      </>
    );
  },
};

const boxes: Record<'wide' | 'narrow', PlotBox> = {
  wide: { left: 34, right: 540, top: 32, bottom: 366 },
  narrow: { left: 30, right: 352, top: 30, bottom: 286 },
};

function tenths(end: number, ...named: number[]): Tick[] {
  return Array.from({ length: Math.round(end * 10) + 1 }, (_, i) => [
    i / 10,
    named.includes(i / 10) ? (i / 10).toFixed(2) : undefined,
  ]);
}

function point({ label, time }: { label: string; time: number }, energy: number, wide: boolean) {
  const reading = `${energy.toPrecision(2)} AT ${time.toFixed(2)} s`;
  return [wide ? `${label}: ${reading}` : reading];
}
