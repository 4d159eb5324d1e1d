import { h2sScaleData } from '#electrical/figures/plots/h2s-scale.ts';
import { hatching } from '../../plot/hatching.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { wrap } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * Hydrogen sulfide in air on a logarithmic scale: the limits for people, where it is immediately
 * dangerous, and how far beyond that it burns. It lies on wide screens and stands on phones.
 */
export const h2sScale: FigureDrawing = {
  sizes: { wide: [720, 308], narrow: [360, 540] },
  draw: (size) => (size === 'wide' ? lying() : standing()),
};

const { limits, dangerous, flammable } = h2sScaleData;
const times = flammable.ppm / dangerous.ppm;
const ppm = (value: number) => `${value.toLocaleString('en')} ppm`;

/** Where lines are: at every division inside the scale. */
const divisions = [1, 10, 100, 1000, 10_000]
  .flatMap((decade) => steps(2 * decade, 10 * decade, decade))
  .slice(0, -1);

/** The lowest limit is named highest, so that no leader crosses a name. */
function lying() {
  const box = { left: 20, right: 708, top: 262, bottom: 280 };
  const plot = plotting({ size: 'wide', box, x: [1, 100_000], y: [0, 1], log: 'x' });
  const { x, note, trace } = plot;
  const [danger, fire] = [x(dangerous.ppm), x(flammable.ppm)];
  const baselines = [26, 53.9, 81.8, 126.6, 154.5, 182.4];
  return (
    <>
      {plot.witness(divisions.map((value) => `M${x(value)} 262V280`).join(''), 0.7)}
      {plot.tint(`M${danger} 262H708v18H${danger}z`)}
      <Stroke d={hatching(`M${fire} 262 708 262 708 280 ${fire} 280`, 6)} stroke="var(--ink-3)" />
      {trace('M20 262H708v18H20z', { weight: 1.2 })}
      {[...limits, dangerous].map(({ ppm: value, labels }, i) => {
        const [at, baseline] = [x(value), baselines[i] ?? 0];
        const quiet = { tone: 'quiet', weight: 1 } as const;
        return [
          trace(`M${at} ${baseline - 13}V280`, value === dangerous.ppm ? { tone: 'live' } : quiet),
          note(at + 9, baseline, ppm(value)),
          note(at + 9 + (ppm(value).length + 2) * 7.8, baseline, labels),
        ];
      })}
      {trace(`M${fire} 13V280`, { dashed: true })}
      {note(fire - 10, 26, [ppm(flammable.ppm), ...flammable.labels], 'end')}
      {plot.dimension([dangerous.ppm, 1.889], [flammable.ppm, 1.889], `${times} TIMES`)}
      {plot.xNumbers(
        [1, 10, 100, 1000, 10_000],
        (value) => value.toLocaleString('en'),
        'middle quiet',
        1,
      )}
      {note(708, 299, ppm(100_000), 'end quiet')}
    </>
  );
}

/** Values left of the scale, names on leaders at its right. */
function standing() {
  const box = { left: 64, right: 80, top: 30, bottom: 516 };
  const { y, note, trace, tint, witness } = plotting({
    size: 'narrow',
    box,
    x: [0, 1],
    y: [1, 100_000],
    log: 'y',
  });
  const [danger, fire] = [y(dangerous.ppm), y(flammable.ppm)];
  const inFull = [...flammable.labels, `${times} × ${ppm(dangerous.ppm)}`];
  // Beside its value where there is room, else above the name before it.
  const middles = [516, 448.1, 400.1, 352.1, 323.6, 236.6, 49.2];
  return (
    <>
      {witness(divisions.map((value) => `M64 ${y(value)}h16`).join(''), 0.7)}
      {tint(`M64 ${danger}V30h16V${danger}z`)}
      <Stroke d={hatching(`M64 30 80 30 80 ${fire} 64 ${fire}`, 6)} stroke="var(--ink-3)" />
      {note(57, 30, 'ppm', 'end quiet')}
      {trace('M64 30h16V516h-16z', { weight: 1.2 })}
      {[...limits, dangerous, { ...flammable, labels: inFull }].map(({ ppm: value, labels }, i) => {
        const [at, middle] = [y(value), middles[i] ?? 0];
        return [
          value === dangerous.ppm
            ? trace(`M64 ${at}H86L98 ${middle}h8`, { tone: 'live' })
            : trace(`M80 ${at}H86L98 ${middle}h8`, { tone: 'quiet', weight: 1 }),
          note(57, at + 5.25, value.toLocaleString('en'), 'end'),
          note(
            112,
            middle + 5.25,
            labels.flatMap((label) => wrap(label, 240, 15)),
          ),
        ];
      })}
    </>
  );
}
