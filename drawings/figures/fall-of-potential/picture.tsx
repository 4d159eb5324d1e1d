import {
  AxisTitle,
  createAxes,
  Dot,
  Grid,
  HorizontalLine,
  Line,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Leader, Note, TableRow, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { curvePoints, inclusiveRange } from '../../plot/scale.ts';
import { fallOfPotentialData, rodReading } from './numbers.ts';

const { rod, limit, readings, good, bad } = fallOfPotentialData;

/** Upper end of the resistance axis, in ohms. */
const highestOhms = 60;

/** Distance from the left edge of the plot to the first table column, with room for the line samples. */
const tableIndent = 44;

interface Layout {
  viewBox: string;
  box: { left: number; right: number; top: number; bottom: number };
  /** Y coordinate of the ground surface. */
  grade: number;
  /** Percentages labeled under the axis. */
  percents: readonly number[];
  /** X coordinates of the columns with readings, and baselines of the header row and the two data rows. */
  table: { columns: readonly number[]; head?: number; good: number; bad: number };
  texts: Record<'rod' | 'potentialProbe' | 'currentProbe' | 'trueValue', string>;
  /** Formats the label at the start of a table row. */
  describe: (label: string, distance: string) => string;
}

const layouts: Record<'wide' | 'narrow', Layout> = {
  wide: {
    viewBox: '0 0 720 528',
    box: { left: 40, right: 700, top: 148, bottom: 440 },
    grade: 44,
    percents: [0, ...readings, 100],
    table: { columns: [383.2, 449.2, 515.2], good: 492, bad: 519 },
    texts: {
      rod: `ROD ${rod.length} FT`,
      potentialProbe: 'POTENTIAL PROBE',
      currentProbe: `CURRENT PROBE ${good.distance} FT`,
      trueValue: 'TRUE VALUE IN UNIFORM SOIL',
    },
    describe: (label, distance) => `${label}, CURRENT PROBE AT ${distance}`,
  },
  narrow: {
    viewBox: '0 0 360 476',
    box: { left: 34, right: 336, top: 118, bottom: 340 },
    grade: 40,
    percents: [0, 100],
    table: { columns: [190, 254, 318], head: 396, good: 432.6, bad: 461.6 },
    texts: {
      rod: 'ROD',
      potentialProbe: '62%',
      currentProbe: `${good.distance} FT`,
      trueValue: 'TRUE VALUE',
    },
    describe: (_label, distance) => distance,
  },
};

/**
 * Plots the readings in ohms against the position of the potential probe, from the rod to the current probe. A
 * section above the plot shows the good test to scale. A table below the plot lists the readings of both tests.
 */
export function Picture(picture: PictureProps) {
  const layout = layouts[picture.size];
  const { viewBox, box, table, texts } = layout;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <GroundSection {...layout} />
      <Plot axes={createAxes({ box, x: [0, 100], y: [0, highestOhms] })}>
        <Grid
          x={[0, 10, 20, 30, 40, ...readings, 80, 90, 100]}
          y={[0, 10, 20, limit, rod.resistance, 40, 50, highestOhms]}
        />
        <XNumbers values={layout.percents} format={(percent) => `${percent}%`} />
        <YNumbers values={[0, limit, rod.resistance, highestOhms]} />
        <HorizontalLine y={limit} tone="quiet" dashed weight={1.5} />
        <HorizontalLine y={rod.resistance} weight={1} />
        <TestCurve {...bad} layout={layout} />
        <TestCurve {...good} live layout={layout} />
        <PointLabel at={[0, rod.resistance]} right={12} above={8}>
          {texts.trueValue}
        </PointLabel>
        <PointLabel at={[100, limit]} left={12} below={6} quiet>
          {`SECOND ELECTRODE ABOVE ${limit}`}
        </PointLabel>
        <AxisTitle place="left">OHMS</AxisTitle>
      </Plot>
      {table.head && (
        <TableRow
          columns={[box.left + tableIndent, ...table.columns]}
          y={table.head}
          texts={['PROBE AT', ...readings.map((percent) => `${percent}%`)]}
          anchor="middle"
          quiet
        />
      )}
    </FigureDrawing>
  );
}

type GroundSectionProps = Pick<Layout, 'box' | 'grade' | 'texts'>;

/** Draws the rod and the probes in the ground, above their positions on the axis of the plot. */
function GroundSection({ box: { left, right }, grade, texts }: GroundSectionProps) {
  const fontSize = useFontSize();
  const tenFeet = (right - left) / 10;
  // The potential probe is at 62% of the distance to the current probe.
  const potentialProbe = left + 6.2 * tenFeet;
  const probeNameBaseline = grade - 16;
  return (
    <>
      <Leader
        d={inclusiveRange(left + 20, right - 20, 14)
          .map((x) => `M${x} ${grade}l-10 10`)
          .join('')}
      />
      <Trace d={`M${left} ${grade}H${right}`} weight={2.5} />
      <Trace d={`M${left} ${grade - 8}V${grade + tenFeet}`} weight={4} />
      <Trace d={`M${potentialProbe} ${grade - 8}v22M${right} ${grade - 8}v22`} weight={2.2} />
      {/* In the bad test, which is not drawn here, both probes are closer to the rod. */}
      <Note x={right - 12} y={grade + fontSize + 16} anchor="end">
        {`${good.label} ONLY`}
      </Note>
      <Note x={left} y={probeNameBaseline} quiet>
        {texts.rod}
      </Note>
      <Note x={potentialProbe} y={probeNameBaseline} anchor="middle" quiet>
        {texts.potentialProbe}
      </Note>
      <Note x={right} y={probeNameBaseline} anchor="end" quiet>
        {texts.currentProbe}
      </Note>
    </>
  );
}

interface TestCurveProps {
  label: string;
  distance: number;
  /** Whether this is the good test, which is highlighted. */
  live?: boolean;
  layout: Layout;
}

/** Draws the curve of a test and the table row with its readings. */
function TestCurve({ label, distance, live = false, layout }: TestCurveProps) {
  const { box, table, describe } = layout;
  const ohms = rodReading(rod, distance);
  const ohmsAt = (percent: number) => ohms((percent / 100) * distance);
  const style = { tone: live ? 'live' : 'plain', dashed: !live } as const;
  const y = live ? table.good : table.bad;
  /** Position of the potential probe, in percent, at which the reading reaches the top of the plot. */
  const percentAtTop = live ? 98.36 : 92.77;
  return (
    <>
      <Line
        {...style}
        points={[
          // Points are closer together where the curve bends. The curve ends at the top of the plot.
          ...curvePoints(ohmsAt, 1, 10, 12),
          ...curvePoints(ohmsAt, 10, 75, 16),
          ...curvePoints(ohmsAt, 75, percentAtTop, 28),
        ]}
      />
      {readings.map((percent) => (
        <Dot key={percent} at={[percent, ohmsAt(percent)]} live={live} />
      ))}
      <Trace {...style} d={`M${box.left} ${y - 5}h34`} />
      <TableRow
        columns={[box.left + tableIndent, ...table.columns]}
        y={y}
        texts={[
          describe(label, `${distance} FT`),
          ...readings.map((percent) => ohmsAt(percent).toFixed(1)),
        ]}
        anchor="middle"
      />
    </>
  );
}
