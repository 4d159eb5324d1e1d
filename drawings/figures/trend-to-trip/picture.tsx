import type { Box } from '../../geometry.ts';
import { halfCapital, monoWidth } from '../../lettering.ts';
import {
  AreaUnder,
  AxisTitle,
  Curve,
  createAxes,
  Dimension,
  Dot,
  Grid,
  HorizontalLine,
  Line,
  Plot,
  PointLabel,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Note, Spot, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { doublingRise, surveyMonths, trendToTripData } from './numbers.ts';

const { names, start, difference, alarm, trip } = trendToTripData;

/** Ends of the axes: months, and °C above ambient. */
const lastMonth = 15;
const highestRise = 110;
const labeledRises = inclusiveRange(0, 100, 20);

/** Rise at which the name of the failing joint is beside its curve, °C above ambient. */
const nameRise = 72;

const wideBox = { left: 36, right: 556, top: 26, bottom: 370 };
const narrowBox = { left: 34, right: 356, top: 28, bottom: 270 };

/**
 * Plots the temperature rise of a failing joint until the trip. After the trip the joint carries no current, and
 * its cooling looks instantaneous at this scale. The plot marks the two limits at which the highest severity step
 * starts: major, repair immediately (ANSI/NETA MTS, Table 100.18).
 */
export function Picture(picture: PictureProps) {
  const wide = picture.size === 'wide';
  const box = wide ? wideBox : narrowBox;
  const axes = createAxes({ box, x: [0, lastMonth], y: [0, highestRise] });
  const { rise, reaches } = doublingRise(trendToTripData);
  const tripMonth = reaches(trip);
  const majorMonth = reaches(start + difference);
  const [tripX, tripY] = [axes.x(tripMonth), axes.y(trip)];
  return (
    <FigureDrawing {...picture} viewBox={wide ? '0 0 560 400' : '0 0 360 300'}>
      <Plot axes={axes}>
        <AreaUnder formula={rise} from={majorMonth} to={tripMonth} base={start} count={28} />
        <Grid x={inclusiveRange(0, lastMonth)} y={labeledRises} />
        <YNumbers values={labeledRises} />
        <HorizontalLine y={alarm} dashed weight={1.5} />
        <Line
          tone="quiet"
          points={[
            [0, start],
            [tripMonth, start],
          ]}
        />
        <Line
          tone="quiet"
          points={[
            [tripMonth, trip],
            [tripMonth, 0],
            [lastMonth, 0],
          ]}
        />
        <Curve tone="live" formula={rise} from={0} to={tripMonth} count={28} />
        <Trace d={`M${tripX - 6} ${tripY - 6}l12 12m0-12l-12 12`} />
        {surveyMonths(trendToTripData).map((month) => (
          <Dot key={month} at={[month, rise(month)]} live />
        ))}
        <PointLabel
          at={[0, alarm]}
          right={12}
          above={10}
          lines={[
            wide ? `OVER ${alarm} °C ABOVE AMBIENT:` : `OVER ${alarm} °C: MAJOR,`,
            'REPAIR IMMEDIATELY',
          ]}
        />
        <DifferenceLimit month={majorMonth} wide={wide} />
        {wide && (
          <PointLabel at={[0, start]} right={12} below={5} quiet>
            {names.sound}
          </PointLabel>
        )}
        <PointLabel at={[reaches(nameRise), nameRise]} left={14} baseline={0}>
          {names.failing}
        </PointLabel>
        <PointLabel at={[tripMonth, trip]} left={14} baseline={5}>
          TRIP
        </PointLabel>
        <Legend box={box} />
        <AxisTitle place="left">°C ABOVE AMBIENT</AxisTitle>
      </Plot>
    </FigureDrawing>
  );
}

/** Draws the difference from the sound joint at which immediate repair is required. */
function DifferenceLimit({ month, wide }: { month: number; wide: boolean }) {
  const middle = start + difference / 2;
  return (
    <>
      <Dimension from={[month, start + difference]} to={[month, start]} />
      {wide ? (
        <PointLabel
          at={[month, middle]}
          right={12}
          baseline={-3}
          lines={[`OVER ${difference} °C VS ${names.sound}:`, 'REPAIR IMMEDIATELY']}
        />
      ) : (
        <PointLabel at={[month, middle]} right={9} baseline={5}>
          {`OVER ${difference} °C: MAJOR`}
        </PointLabel>
      )}
    </>
  );
}

/** Draws the title of the month axis and the legend of the survey marks, below the plot. */
function Legend({ box }: { box: Box }) {
  const fontSize = useFontSize();
  const baseline = box.bottom + fontSize + 9;
  return (
    <>
      <Note x={box.left} y={baseline} quiet>
        MONTHS
      </Note>
      <Spot
        live
        x={box.right - monoWidth(names.survey, fontSize) - 12}
        y={baseline - fontSize * halfCapital}
      />
      <Note x={box.right} y={baseline} anchor="end" quiet>
        {names.survey}
      </Note>
    </>
  );
}
