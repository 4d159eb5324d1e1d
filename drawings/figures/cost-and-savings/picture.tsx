import { letterSize, wrapToWidth } from '../../lettering.ts';
import { createAxes, Grid, Plot, XNumbers } from '../../plot/data-marks.tsx';
import { Leader, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { costAndSavingsData, paybackYears } from './numbers.ts';

const layouts = {
  wide: {
    viewBox: '0 0 720 408',
    box: { left: 274.8, right: 637.6, top: 60, bottom: 380 },
    rowEnd: 712,
    legend: { saved: 350, cost: 480, y: 42 },
    /**
     * Width and baselines of the upgrade's name, which has one or two lines. Baselines are measured from the top of
     * the row.
     */
    name: { width: 208, baselineOfOne: 36.6, firstBaselineOfTwo: 28.1 },
    /** Y coordinate of the marks, from the top of the row. */
    marksY: 40,
  },
  narrow: {
    viewBox: '0 0 360 532',
    box: { left: 66, right: 272, top: 62, bottom: 502 },
    rowEnd: 356,
    legend: { saved: 158, cost: 268, y: 40 },
    name: { width: 350, baselineOfOne: 23, firstBaselineOfTwo: 23 },
    marksY: 64,
  },
};

/**
 * Plots the yearly savings and the cost of each upgrade on a logarithmic dollar axis, one row per upgrade. The
 * distance between the two marks shows the ratio of the amounts, which is the simple payback. Equal distances
 * therefore mean equal paybacks, regardless of the amounts.
 */
export function Picture(picture: PictureProps) {
  const { viewBox, box, rowEnd, legend, name, marksY } = layouts[picture.size];
  const fontSize = letterSize[picture.size];
  const rows = costAndSavingsData.upgrades.toSorted((a, b) => paybackYears(a) - paybackYears(b));
  // The axis ends at the smallest and largest amounts, so labels extend past the ends of the axis.
  const smallest = Math.min(...rows.map(({ saved }) => saved));
  const largest = Math.max(...rows.map(({ cost }) => cost));
  const axes = createAxes({ box, x: [smallest, largest], y: [rows.length, 0], log: 'x' });
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid
          x={[...inclusiveRange(5000, 9000, 1000), ...inclusiveRange(10_000, 100_000, 10_000)]}
        />
        <XNumbers values={[10_000, 100_000]} format={formatDollars} />
      </Plot>
      <PaybackMarks {...legend} savedText="SAVED IN A YEAR" paybackText="PAYBACK" costText="COST" />
      <Leader
        d={inclusiveRange(0, rows.length)
          .map((row) => `M0 ${axes.y(row)}H${rowEnd}`)
          .join('')}
      />
      {rows.map((upgrade, row) => {
        const top = axes.y(row);
        const lines = wrapToWidth(upgrade.name, name.width, fontSize);
        const firstBaseline = lines.length > 1 ? name.firstBaselineOfTwo : name.baselineOfOne;
        return (
          <g key={upgrade.name}>
            <Note x={0} y={top + firstBaseline} lines={lines} />
            <PaybackMarks
              saved={axes.x(upgrade.saved)}
              cost={axes.x(upgrade.cost)}
              y={top + marksY}
              savedText={formatDollars(upgrade.saved)}
              paybackText={`${paybackYears(upgrade).toFixed(1)} YEARS`}
              costText={formatDollars(upgrade.cost)}
            />
          </g>
        );
      })}
    </FigureDrawing>
  );
}

interface PaybackMarksProps {
  /** X coordinates of the two marks. */
  saved: number;
  cost: number;
  y: number;
  savedText: string;
  paybackText: string;
  costText: string;
}

/** Draws a line from an open circle at the yearly savings to a solid circle at the cost. */
function PaybackMarks({ saved, cost, y, savedText, paybackText, costText }: PaybackMarksProps) {
  const fontSize = useFontSize();
  return (
    <>
      <Trace tone="live" weight={3} d={`M${saved + 5} ${y}H${cost}`} />
      <circle className="outline" cx={saved} cy={y} r="4.5" strokeWidth="1.5" />
      <circle className="solid rim" cx={cost} cy={y} r="5.5" strokeWidth="1.5" />
      <Note x={saved - 10} y={y} centered anchor="end">
        {savedText}
      </Note>
      <Note x={(saved + cost) / 2} y={y - fontSize * 0.8} anchor="middle">
        {paybackText}
      </Note>
      <Note x={cost + 10} y={y} centered>
        {costText}
      </Note>
    </>
  );
}

function formatDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
