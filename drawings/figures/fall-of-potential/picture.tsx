import { letterSize } from '../../lettering.ts';
import {
  AxisTitle,
  axesIn,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Leader,
  Line,
  Note,
  type PictureProps,
  Plot,
  PointLabel,
  TableRow,
  Trace,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { curvePoints, steps } from '../../plot/scale.ts';
import { fallOfPotentialData, rodReading } from './numbers.ts';

const { rod, limit, readings, good, bad } = fallOfPotentialData;

/**
 * Ohms over the distance to the current probe, which is at the end of the axis. The section above the plot
 * shows the first test to scale; the table below it lists the readings of both tests.
 */
export function Picture(picture: PictureProps) {
  const arrangement = arrangements[picture.size];
  const { viewBox, box, table, texts } = arrangement;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Section {...arrangement} letters={letterSize[picture.size]} />
      <Plot axes={axesIn({ box, x: [0, 100], y: [0, 60] })}>
        <Grid
          x={[0, 10, 20, 30, 40, ...readings, 80, 90, 100]}
          y={[0, 10, 20, limit, rod.resistance, 40, 50, 60]}
        />
        <XNumbers values={arrangement.percents} write={(percent) => `${percent}%`} />
        <YNumbers values={[0, limit, rod.resistance, 60]} />
        <HorizontalLine y={limit} tone="quiet" dashed weight={1.5} />
        <HorizontalLine y={rod.resistance} weight={1} />
        <Test {...bad} arrangement={arrangement} />
        <Test {...good} live arrangement={arrangement} />
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

/** Rod and probes in the ground, at the places that they have along the axis of the plot. */
function Section({ box: { left, right }, grade, texts, letters }: SectionProps) {
  const tenFeet = (right - left) / 10;
  const potentialProbe = left + 6.2 * tenFeet;
  const overGrade = grade - 16;
  return (
    <>
      <Leader
        d={steps(left + 20, right - 20, 14)
          .map((x) => `M${x} ${grade}l-10 10`)
          .join('')}
      />
      <Trace d={`M${left} ${grade}H${right}`} weight={2.5} />
      <Trace d={`M${left} ${grade - 8}V${grade + tenFeet}`} weight={4} />
      <Trace d={`M${potentialProbe} ${grade - 8}v22M${right} ${grade - 8}v22`} weight={2.2} />
      {/* Both tests have the rod and the potential probe there, but not the current probe. */}
      <Note x={right - 12} y={grade + letters + 16} anchor="end">
        {`${good.label} ONLY`}
      </Note>
      <Note x={left} y={overGrade} quiet>
        {texts.rod}
      </Note>
      <Note x={potentialProbe} y={overGrade} anchor="middle" quiet>
        {texts.potentialProbe}
      </Note>
      <Note x={right} y={overGrade} anchor="end" quiet>
        {texts.currentProbe}
      </Note>
    </>
  );
}

type SectionProps = Pick<Arrangement, 'box' | 'grade' | 'texts'> & { letters: number };

/** The curve of a test, and its row in the table. */
function Test({ label, distance, live = false, arrangement }: TestProps) {
  const { box, table, describe } = arrangement;
  const ohms = rodReading(rod, distance);
  const ohmsAt = (percent: number) => ohms((percent / 100) * distance);
  const style = { tone: live ? 'live' : 'plain', dashed: !live } as const;
  const y = live ? table.good : table.bad;
  return (
    <>
      <Line
        {...style}
        points={[
          // Points are closer together where the curve bends, up to where it leaves the plot.
          ...curvePoints(ohmsAt, 1, 10, 12),
          ...curvePoints(ohmsAt, 10, 75, 16),
          ...curvePoints(ohmsAt, 75, live ? 98.36 : 92.77, 28),
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

interface TestProps {
  label: string;
  distance: number;
  /** Whether it is the test to copy. */
  live?: boolean;
  arrangement: Arrangement;
}

/** From the left edge of the plot to the first column, past the samples of the lines. */
const tableIndent = 44;

interface Arrangement {
  viewBox: string;
  box: { left: number; right: number; top: number; bottom: number };
  /** y of the ground's surface. */
  grade: number;
  /** Percents under the axis. */
  percents: readonly number[];
  /** Columns of the readings, and the baselines of the rows. */
  table: { columns: readonly number[]; head?: number; good: number; bad: number };
  texts: Record<'rod' | 'potentialProbe' | 'currentProbe' | 'trueValue', string>;
  /** The text at the start of a test's row. */
  describe: (label: string, distance: string) => string;
}

const arrangements: Record<'wide' | 'narrow', Arrangement> = {
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
