import {
  dropsOf,
  miles,
  percent,
  voltageDropData,
} from '#electrical/figures/plots/voltage-drop.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * Voltage drop along one line at several voltages, the load at its far end: where each is at a
 * distance, and where each reaches the screen. A phone has the numbers in a table under the plot.
 */
export const voltageDrop: FigureDrawing = {
  sizes: { wide: [720, 408], narrow: [360, 442] },
  draw(size) {
    const { load, powerFactor, conductor, screen, distance } = voltageDropData;
    const wide = size === 'wide';
    const plot = plotting({ size, box: boxes[size], x: [0, 25], y: [0, 20] });
    const { letters, text } = plot;
    const drops = dropsOf(voltageDropData);
    return (
      <>
        {plot.grid(steps(0, 25, 5), steps(0, 20, 5))}
        {plot.xNumbers([0, distance])}
        {plot.yNumbers([0, screen, 20])}
        {plot.title('left', 'DROP, %')}
        {plot.xNumbers([25], () => (wide ? '25' : '25 MILES'), 'end quiet')}
        {wide && plot.xNumbers([17.5], () => 'MILES')}
        {plot.level(screen)}
        <Stroke
          d={
            plot.path([distance, 0], [distance, drops[0]?.there ?? 0]) +
            drops.map(({ reach }) => plot.path([reach, 0], [reach, screen])).join('')
          }
          stroke="var(--ink-3)"
          dashes="2 4"
        />
        {drops.map(({ kilovolts, perMile, there, reach }, index) => {
          const live = index === 2;
          const end = Math.min(25, 20 / perMile);
          // The steep ones are named above themselves, the flat one below, clear of the screen.
          const at = end * (live ? 0.66 : 0.74);
          return [
            plot.line(
              { tone: (['quiet', 'plain', 'live'] as const)[index] },
              [0, 0],
              [end, end * perMile],
            ),
            text(
              [at, at * perMile],
              `${kilovolts} kV`,
              live ? [6, letters + 6] : [-8, -5],
              live ? 'start' : 'end',
            ),
            plot.dot([distance, there], live),
            wide && text([distance, there], percent(there), [11, letters + 4]),
            wide && plot.xNumbers([reach], miles, 'middle'),
          ];
        })}
        {text(
          [25, 20],
          [
            `${load} MW, ${powerFactor} PF${wide ? ' LAGGING' : ''}`,
            conductor.name,
            ...(wide ? [`${conductor.resistance} + j${conductor.reactance} Ω PER MILE`] : []),
          ],
          [-12, letters + 10],
          'end quiet',
        )}
        {wide ? (
          text([drops[2]?.reach ?? 0, screen], `${screen}% SCREEN`, [-12, -7], 'end quiet')
        ) : (
          <>
            {plot.row(columns, 368, ['LINE', `AT ${distance} MILES`, `${screen}% AT`], 'end quiet')}
            {drops.map(({ kilovolts, there, reach }, index) =>
              plot.row(columns, 392 + 24 * index, [
                `${kilovolts} kV`,
                percent(there),
                `${miles(reach)} MI`,
              ]),
            )}
            {plot.witness('M8 375.5H350M8 399.5H350M8 423.5H350', 0.7)}
          </>
        )}
      </>
    );
  },
};

const boxes = {
  wide: { left: 40, right: 706, top: 30, bottom: 376 },
  narrow: { left: 32, right: 350, top: 30, bottom: 310 },
};

const columns = [8, 222, 350];
