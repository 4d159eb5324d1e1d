import { fahrenheit, formatCelsiusAndFahrenheit } from '#electrical/fahrenheit.ts';
import type { Point } from '../../geometry.ts';
import {
  AreaUnder,
  AxisTitle,
  Curve,
  createAxes,
  Dot,
  Grid,
  HorizontalLine,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { agingFactor, formatFactor, hotSpotAgingData, loadPoints } from './numbers.ts';

const { reference, ambient, hotSpots, factors } = hotSpotAgingData;
const { from: coolest, to: hottest } = hotSpots;

/** Aging factors labeled on the axis. */
const labeledFactors = [factors.from, 0.2, 0.5, 1, 2, 5, 10, factors.to];

const layouts = {
  wide: {
    viewBox: '0 0 720 424',
    box: { left: 44, right: 708, top: 30, bottom: 382 },
    /** Temperatures labeled on the axis, °C. */
    temperatures: inclusiveRange(coolest, hottest, 10),
    texts: {
      factor: 'F, AGING FACTOR',
      conditions: `LOADS IN ${formatCelsiusAndFahrenheit(ambient)} AIR`,
      normal: ['NORMAL AGING, F 1', formatCelsiusAndFahrenheit(reference)],
    },
    describeLoad: (load: number, hotSpot: number) => [
      `${load}% LOAD`,
      formatCelsiusAndFahrenheit(hotSpot, 1),
    ],
  },
  narrow: {
    viewBox: '0 0 360 436',
    box: { left: 42, right: 344, top: 32, bottom: 392 },
    temperatures: [100, 120, 140],
    texts: {
      factor: 'F',
      conditions: `IN ${formatCelsiusAndFahrenheit(ambient)} AIR`,
      normal: ['NORMAL', 'F 1', `${reference} °C`],
    },
    describeLoad: (load: number, hotSpot: number) => [`${load}%`, `${hotSpot.toFixed(1)} °C`],
  },
};

/**
 * Plots the aging factor of transformer insulation, on a logarithmic axis, against the hot-spot temperature.
 * Articles show this component with `<ArticleFigure figure={{ drawing: 'hot-spot-aging', ... }} />`.
 */
export function Picture(picture: PictureProps) {
  const { viewBox, box, temperatures, texts, describeLoad } = layouts[picture.size];
  const axes = createAxes({
    box,
    x: [coolest, hottest],
    y: [factors.from, factors.to],
    log: 'y',
  });
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <AreaUnder formula={agingAt} from={reference} to={hottest} base={1} />
        <Grid x={inclusiveRange(coolest, hottest, 10)} y={labeledFactors} />
        <YNumbers values={labeledFactors} />
        <XNumbers
          values={temperatures}
          format={(celsius, index) =>
            index === 0
              ? [`${celsius} °C`, `${fahrenheit(celsius)} °F`]
              : [`${celsius}`, `${fahrenheit(celsius)}`]
          }
        />
        <HorizontalLine y={1} dashed weight={1.2} />
        <Curve tone="live" formula={agingAt} from={coolest} to={hottest} />
        <AxisTitle place="left">{texts.factor}</AxisTitle>
        <AxisTitle place="right">{texts.conditions}</AxisTitle>
        <AxisTitle place="corner">HOT SPOT</AxisTitle>
        <PointLabel at={[coolest, 1]} right={10} above={9} lines={texts.normal} />
        <Dot at={[reference, 1]} />
        {loadPoints.map(({ load, hotSpot, factor }, index) => {
          const at: Point = [hotSpot, factor];
          const lines = [...describeLoad(load, hotSpot), `F ${formatFactor(factor)}`];
          const isLast = index === loadPoints.length - 1;
          return (
            <g key={load}>
              <Dot at={at} live />
              {/* The last point is near the right edge of the plot. */}
              {isLast ? (
                <PointLabel at={at} left={14} above={2} lines={lines} />
              ) : (
                <PointLabel at={at} right={12} below={5} lines={lines} />
              )}
            </g>
          );
        })}
      </Plot>
    </FigureDrawing>
  );
}

function agingAt(hotSpot: number): number {
  return agingFactor(hotSpot, reference);
}
