import { costAndSavingsData, paybackYears } from '#electrical/figures/plots/cost-and-savings.ts';
import { Grid, Lines } from '../../../plot/plot.tsx';
import { logarithmic } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { PaybackGap } from './payback-gap.tsx';

/**
 * Dollars on a logarithmic axis: the length from yearly savings to cost is their ratio, which is the
 * simple payback. Equal lengths are equal paybacks, whatever the amounts.
 */
export const costAndSavings: FigureDrawing = {
  sizes: {
    wide: () => [720, below('wide') + 28],
    narrow: () => [360, below('narrow') + 30],
  },
  draw(size) {
    const { upgrades } = costAndSavingsData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const { left, right, top, row, name } = arrangements[size];
    const bottom = below(size);
    const least = Math.min(...upgrades.map((upgrade) => upgrade.saved));
    const most = Math.max(...upgrades.map((upgrade) => upgrade.cost));
    const x = logarithmic(
      [least, most],
      [left + room(least, letters), right - room(most, letters)],
    );
    const ranked = [...upgrades].sort((a, b) => paybackYears(a) - paybackYears(b));
    return (
      <>
        <Grid
          box={{ left, right, top, bottom }}
          x={x}
          y={(value) => value}
          xTicks={paper
            .filter((line) => line > least && line < most)
            .map((line) => [line, `${line}`.startsWith('1') ? dollars(line) : undefined])}
          yTicks={[]}
          size={letters}
        />
        <PaybackGap
          from={arrangements[size].key[0]}
          to={arrangements[size].key[1]}
          y={top - (wide ? 18 : 22)}
          texts={['SAVED IN A YEAR', 'PAYBACK', 'COST']}
          size={letters}
        />
        {ranked.map(({ name: what, cost, saved }, index) => {
          const y = top + row * index;
          const lines = wrap(what, name.width, letters);
          return (
            <g key={what}>
              <path
                d={`M0 ${y}H${right}`}
                stroke="var(--line-2)"
                vectorEffect="non-scaling-stroke"
              />
              <Lines
                x={0}
                y={
                  wide ? y + row / 2 + letters * (lines.length > 1 ? -0.3 : 0.35) : y + letters + 8
                }
                size={letters}
                lines={lines}
              />
              <PaybackGap
                from={x(saved)}
                to={x(cost)}
                y={y + name.drop}
                texts={[
                  dollars(saved),
                  `${paybackYears({ cost, saved }).toFixed(1)} YEARS`,
                  dollars(cost),
                ]}
                size={letters}
              />
            </g>
          );
        })}
        <path
          d={`M0 ${bottom}H${right}`}
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
      </>
    );
  },
};

interface Arrangement {
  /** The edges of the dollar axis, lettering included. */
  left: number;
  right: number;
  top: number;
  /** From one upgrade to the next. */
  row: number;
  /** The width of a name, and how far under the top of its row the marks lie. */
  name: { width: number; drop: number };
  /** Where the marks of the key lie. */
  key: readonly [number, number];
}

const arrangements: Record<FigureSize, Arrangement> = {
  wide: {
    left: 216,
    right: 712,
    top: 60,
    row: 64,
    name: { width: 208, drop: 40 },
    key: [350, 480],
  },
  narrow: {
    left: 0,
    right: 356,
    top: 62,
    row: 88,
    name: { width: 350, drop: 64 },
    key: [158, 268],
  },
};

/** The lines of logarithmic paper: one to nine in each factor of ten. */
const paper = [100, 1000, 10000, 100000].flatMap((ten) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => each * ten),
);

function below(size: FigureSize): number {
  const { top, row } = arrangements[size];
  return top + row * costAndSavingsData.upgrades.length;
}

/** What an amount takes beside its mark. */
function room(amount: number, letters: number): number {
  return dollars(amount).length * letters * 0.6 + 12;
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
