import {
  leaders,
  total,
  weightSensitivityData,
} from '#electrical/figures/plots/weight-sensitivity.ts';
import { tenth } from '#electrical/tenth.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/** Each total runs straight from the commercial score to the technical; the highest line leads. */
export const weightSensitivity: FigureDrawing = {
  sizes: { wide: [720, 444], narrow: [360, 452] },
  draw(size) {
    const { weight, bids } = weightSensitivityData;
    const box = boxes[size];
    const { left, right, bottom } = box;
    const plot = plotting({ size, box, x: [0, 100], y: [70, 102.5] });
    const { x, letters, note, text } = plot;
    const stretches = leaders(bids);
    const changes = stretches.slice(0, -1).map(({ bid, to }) => [to, total(bid, to)] as const);
    const ranked = bids.toSorted((a, b) => total(b, weight) - total(a, weight));
    const points = (value: number) => value.toFixed(1);
    const strip = bottom + letters + 11;
    return (
      <>
        {plot.grid(steps(0, 100, 10), steps(70, 100, 5))}
        {plot.yNumbers(steps(70, 100, 10))}
        {bids.map(({ commercial, technical }) => plot.line({}, [0, commercial], [100, technical]))}
        {plot.line({ tone: 'live', weight: 3.5 }, [0, 100], ...changes, [100, 91])}
        {changes.map((at, index) => [
          plot.trace(`M${x(at[0])} ${plot.y(at[1])}V${strip}`, { tone: 'quiet', weight: 1.2 }),
          plot.dot(at, true),
          // Where a line comes down steeply, lettering starts beyond it.
          text(at, points(at[1]), [index ? 0 : -8, -16], index ? 'middle' : 'start'),
        ])}
        {plot.upright(weight, { dashed: true, weight: 1.2 })}
        {text(
          [weight, 102.5],
          [`AT ${weight}%`, ...ranked.map((bid) => `${bid.name} ${points(total(bid, weight))}`)],
          [10, letters + 4],
        )}
        {ranked.map((bid) => plot.dot([weight, total(bid, weight)]))}
        {bids.map(({ name, commercial, technical }) => {
          // On the side of the line's end that the line itself leaves free.
          const [start, end] = technical > commercial ? [letters + 5, -8] : [-8, letters + 5];
          return [
            text([0, commercial], `${name} ${commercial}`, [8, start]),
            text([100, technical], `${name} ${technical}`, [-6, end], 'end'),
          ];
        })}
        <Stroke d={`M${left} ${bottom}V${strip}H${right}V${bottom}`} stroke="var(--line-2)" />
        {stretches.map(({ bid, from, to }) =>
          note((x(from) + x(to)) / 2, bottom + letters + 3, `${bid.name} LEADS`, 'middle'),
        )}
        {[0, ...stretches.map(({ to }) => to)].map((at) =>
          note(x(at), strip + letters + 6, `${tenth(at)}%`, at === 100 ? 'end' : 'middle'),
        )}
        {note(left, box.top - 9, 'TOTAL SCORE', 'quiet')}
        {note(right, strip + 2.3 * letters + 6, 'TECHNICAL WEIGHT', 'end quiet')}
      </>
    );
  },
};

const boxes = {
  wide: { left: 40, right: 708, top: 28, bottom: 374 },
  narrow: { left: 40, right: 352, top: 30, bottom: 370 },
};
