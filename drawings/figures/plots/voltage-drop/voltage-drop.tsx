import {
  dropsOf,
  miles,
  percent,
  voltageDropData,
} from '#electrical/figures/plots/voltage-drop.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Grid, Lines, type PlotBox, type Tick, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { VoltageDropTable } from './voltage-drop-table.tsx';

/**
 * Voltage drop along one line at several voltages, the load at its far end: where each stands at a
 * distance, and where each reaches the screen. The highest voltage is live.
 */
export const voltageDrop: FigureDrawing = {
  sizes: { wide: [720, 408], narrow: [360, 442] },
  draw(size) {
    const { load, powerFactor, conductor, screen, distance } = voltageDropData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const drops = dropsOf(voltageDropData);
    const xEnd = upToFive(Math.max(...drops.map(({ reach }) => reach)));
    const yEnd = upToFive(Math.max(...drops.map(({ there }) => there)));
    const x = linear([0, xEnd], [left, right]);
    const y = linear([0, yEnd], [bottom, top]);
    const highest = drops.reduce((most, { there }) => Math.max(most, there), 0);
    return (
      <>
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={ticks(xEnd, 0, distance)}
          yTicks={ticks(yEnd, 0, screen, yEnd)}
          size={letters}
        />
        <Lettering x={left} y={top - 10} size={letters} anchor="start" quiet>
          DROP, %
        </Lettering>
        <Lettering x={right} y={bottom + letters + 5} size={letters} anchor="end" quiet>
          {wide ? xEnd : `${xEnd} MILES`}
        </Lettering>
        {wide && (
          <Lettering x={x(0.7 * xEnd)} y={bottom + letters + 5} size={letters} quiet>
            MILES
          </Lettering>
        )}
        <Trace d={`M${left} ${y(screen)}H${right}`} dashed weight={1.2} />
        <path
          d={[
            `M${x(distance)} ${bottom}V${y(highest)}`,
            ...drops.map(({ reach }) => `M${x(reach)} ${bottom}V${y(screen)}`),
          ].join('')}
          stroke="var(--ink-3)"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
        {drops.map(({ kilovolts, perMile, there, reach }, index) => {
          const live = index === drops.length - 1;
          const end = Math.min(xEnd, yEnd / perMile);
          // The steep ones are named above themselves, the flat one below, clear of the screen.
          const at = end * (live ? 0.66 : 0.74);
          const [atX, atY] = [x(at), y(at * perMile)];
          return (
            <g key={kilovolts}>
              <Trace
                d={`M${left} ${bottom}L${x(end)} ${y(end * perMile)}`}
                tone={live ? 'live' : index ? 'plain' : 'quiet'}
              />
              <Lettering
                x={live ? atX + 6 : atX - 8}
                y={live ? atY + letters + 6 : atY - 5}
                size={letters}
                anchor={live ? 'start' : 'end'}
              >
                {kilovolts} kV
              </Lettering>
              <Dot x={x(distance)} y={y(there)} live={live} />
              {wide && (
                <>
                  <Lettering
                    x={x(distance) + 11}
                    y={y(there) + letters + 4}
                    size={letters}
                    anchor="start"
                  >
                    {percent(there)}
                  </Lettering>
                  <Lettering x={x(reach)} y={bottom + letters + 5} size={letters}>
                    {miles(reach)}
                  </Lettering>
                </>
              )}
            </g>
          );
        })}
        <Lines
          x={right - 12}
          y={top + letters + 10}
          size={letters}
          anchor="end"
          lines={[
            `${load} MW, ${powerFactor} PF${wide ? ' LAGGING' : ''}`,
            conductor.name,
            ...(wide ? [`${conductor.resistance} + j${conductor.reactance} Ω PER MILE`] : []),
          ]}
          quiet
        />
        {wide ? (
          <Lettering
            x={x(drops.at(-1)?.reach ?? xEnd) - 12}
            y={y(screen) - 7}
            size={letters}
            anchor="end"
            quiet
          >
            {screen}% SCREEN
          </Lettering>
        ) : (
          <VoltageDropTable drops={drops} top={bottom + 58} size={letters} />
        )}
      </>
    );
  },
};

const boxes: Record<'wide' | 'narrow', PlotBox> = {
  wide: { left: 40, right: 706, top: 30, bottom: 376 },
  narrow: { left: 32, right: 350, top: 30, bottom: 310 },
};

function upToFive(value: number): number {
  return 5 * Math.ceil(value / 5);
}

/** Lines at every fifth value, numbers at those named. */
function ticks(end: number, ...named: number[]): Tick[] {
  return Array.from({ length: end / 5 + 1 }, (_, i) => [
    5 * i,
    named.includes(5 * i) ? `${5 * i}` : undefined,
  ]);
}
