import { costAndSavingsData, paybackYears } from '#electrical/figures/plots/cost-and-savings.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { wrap } from '../../plot/wrap.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * Dollars on a logarithmic axis: the length from yearly savings to cost is their ratio, which is the
 * simple payback. Equal lengths are equal paybacks, whatever the amounts. An upgrade is a row.
 */
export const costAndSavings: FigureDrawing = {
  sizes: { wide: [720, 408], narrow: [360, 532] },
  draw(size) {
    const { box, end, key, name } = arrangements[size];
    const plot = plotting({ size, box, x: [4248, 180_000], y: [5, 0], log: 'x' });
    const { x, y, letters, note } = plot;
    const gap = (from: number, to: number, at: number, texts: readonly string[]) => (
      <>
        {plot.trace(`M${from + 5} ${at}H${to}`, { tone: 'live', weight: 3 })}
        <circle {...ring} cx={from} cy={at} r="4.5" fill="none" stroke="var(--ink)" />
        <circle {...ring} cx={to} cy={at} r="5.5" fill="var(--ink)" stroke="var(--deep)" />
        {note(from - 10, at + letters * 0.35, texts[0], 'end')}
        {note((from + to) / 2, at - letters * 0.8, texts[1], 'middle')}
        {note(to + 10, at + letters * 0.35, texts[2])}
      </>
    );
    return (
      <>
        {plot.grid([...steps(5000, 9000, 1000), ...steps(10_000, 100_000, 10_000)], [])}
        {plot.xNumbers([10_000, 100_000], dollars)}
        {gap(key[0], key[1], key[2], ['SAVED IN A YEAR', 'PAYBACK', 'COST'])}
        {plot.witness(
          steps(0, 5)
            .map((row) => `M0 ${y(row)}H${end}`)
            .join(''),
        )}
        {costAndSavingsData.upgrades
          .toSorted((a, b) => paybackYears(a) - paybackYears(b))
          .map(({ name: what, cost, saved }, row) => {
            const lines = wrap(what, name.width, letters);
            return (
              <g key={what}>
                {note(0, y(row) + (lines.length > 1 ? name.two : name.one), lines)}
                {gap(x(saved), x(cost), y(row) + name.drop, [
                  dollars(saved),
                  `${paybackYears({ cost, saved }).toFixed(1)} YEARS`,
                  dollars(cost),
                ])}
              </g>
            );
          })}
      </>
    );
  },
};

const ring = { strokeWidth: '1.5', vectorEffect: 'non-scaling-stroke' };

const arrangements = {
  wide: {
    /** The axis runs from the least amount to the most; their lettering lies outside it. */
    box: { left: 274.8, right: 637.6, top: 60, bottom: 380 },
    end: 712,
    /** Marks of the key: savings, cost, y. */
    key: [350, 480, 42],
    /** In its row: width, first baseline by its lines, how far down the marks lie. */
    name: { width: 208, one: 36.6, two: 28.1, drop: 40 },
  },
  narrow: {
    box: { left: 66, right: 272, top: 62, bottom: 502 },
    end: 356,
    key: [158, 268, 40],
    name: { width: 350, one: 23, two: 23, drop: 64 },
  },
} as const;

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
