import { letterSize, wrapToWidth } from '../../lettering.ts';
import {
  axesIn,
  FigureDrawing,
  Grid,
  Leader,
  Note,
  type PictureProps,
  Plot,
  Trace,
  XNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { costAndSavingsData, paybackYears } from './numbers.ts';

/**
 * Dollars on a logarithmic axis: the length from yearly savings to cost is their ratio, which is the
 * simple payback. Equal lengths are equal paybacks, whatever the amounts. Each upgrade has a row.
 */
export function Picture(picture: PictureProps) {
  const { viewBox, box, rowEnd, key, name } = arrangements[picture.size];
  const letters = letterSize[picture.size];
  const rows = costAndSavingsData.upgrades.toSorted((a, b) => paybackYears(a) - paybackYears(b));
  // The axis runs from the smallest amount to the largest, so their texts lie outside of it.
  const axes = axesIn({ box, x: [4248, 180_000], y: [rows.length, 0], log: 'x' });
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid x={[...steps(5000, 9000, 1000), ...steps(10_000, 100_000, 10_000)]} />
        <XNumbers values={[10_000, 100_000]} write={dollars} />
      </Plot>
      <Payback
        {...key}
        letters={letters}
        savedText="SAVED IN A YEAR"
        paybackText="PAYBACK"
        costText="COST"
      />
      <Leader
        d={steps(0, rows.length)
          .map((row) => `M0 ${axes.y(row)}H${rowEnd}`)
          .join('')}
      />
      {rows.map((upgrade, row) => {
        const top = axes.y(row);
        const lines = wrapToWidth(upgrade.name, name.width, letters);
        const firstBaseline = lines.length > 1 ? name.firstOfTwo : name.onlyOne;
        return (
          <g key={upgrade.name}>
            <Note x={0} y={top + firstBaseline} lines={lines} />
            <Payback
              saved={axes.x(upgrade.saved)}
              cost={axes.x(upgrade.cost)}
              y={top + name.toMarks}
              letters={letters}
              savedText={dollars(upgrade.saved)}
              paybackText={`${paybackYears(upgrade).toFixed(1)} YEARS`}
              costText={dollars(upgrade.cost)}
            />
          </g>
        );
      })}
    </FigureDrawing>
  );
}

/** The line from yearly savings, an open circle, to cost, a solid one. */
function Payback({ saved, cost, y, letters, savedText, paybackText, costText }: PaybackProps) {
  return (
    <>
      <Trace tone="live" weight={3} d={`M${saved + 5} ${y}H${cost}`} />
      <circle className="outline" cx={saved} cy={y} r="4.5" strokeWidth="1.5" />
      <circle className="solid rim" cx={cost} cy={y} r="5.5" strokeWidth="1.5" />
      <Note x={saved - 10} y={y} centered anchor="end">
        {savedText}
      </Note>
      <Note x={(saved + cost) / 2} y={y - letters * 0.8} anchor="middle">
        {paybackText}
      </Note>
      <Note x={cost + 10} y={y} centered>
        {costText}
      </Note>
    </>
  );
}

interface PaybackProps {
  /** Places of both marks along the axis. */
  saved: number;
  cost: number;
  y: number;
  letters: number;
  savedText: string;
  paybackText: string;
  costText: string;
}

const arrangements = {
  wide: {
    viewBox: '0 0 720 408',
    box: { left: 274.8, right: 637.6, top: 60, bottom: 380 },
    rowEnd: 712,
    key: { saved: 350, cost: 480, y: 42 },
    /** The name in its row: its width, its first baseline by its number of lines, and where the marks lie. */
    name: { width: 208, onlyOne: 36.6, firstOfTwo: 28.1, toMarks: 40 },
  },
  narrow: {
    viewBox: '0 0 360 532',
    box: { left: 66, right: 272, top: 62, bottom: 502 },
    rowEnd: 356,
    key: { saved: 158, cost: 268, y: 40 },
    name: { width: 350, onlyOne: 23, firstOfTwo: 23, toMarks: 64 },
  },
};

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
