import type { Point } from '../../geometry.ts';
import {
  Area,
  AxisTitle,
  axesIn,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Line,
  type PictureProps,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { arcEnergyData, incidentEnergy } from './numbers.ts';

/** Incident energy against clearing time: a straight line from zero through the point on the label. */
export function Picture(picture: PictureProps) {
  const wide = picture.size === 'wide';
  const { normal, backup, levels } = arcEnergyData;
  const { rate, after } = incidentEnergy(normal);
  const cleared: Point = [normal.time, after(normal.time)];
  const clearedLate: Point = [backup.time, after(backup.time)];
  const describe = ({ label, time }: { label: string; time: number }) => {
    const reading = `${after(time).toPrecision(2)} AT ${time.toFixed(2)} s`;
    return wide ? `${label}: ${reading}` : reading;
  };
  const slopeLabelTime = 0.62 * backup.time;
  return (
    <FigureDrawing {...picture} viewBox={wide ? '0 0 560 400' : '0 0 360 316'}>
      <Plot axes={axesIn({ box: wide ? wideBox : narrowBox, x: [0, lastTime], y: [0, 50] })}>
        <Area tone="live" points={[[normal.time, 0], cleared, clearedLate, [backup.time, 0]]} />
        <Grid x={steps(0, 0.75, 0.05)} y={steps(0, 47.5, 2.5)} weight={0.6} />
        <Grid x={steps(0, lastTime, 0.1)} y={steps(0, 50, 5)} />
        <YNumbers values={steps(10, 50, 10)} />
        <AxisTitle place="left">cal/cm²</AxisTitle>
        <XNumbers values={[normal.time, backup.time]} write={(time) => time.toFixed(2)} />
        <XNumbers values={[0.4]} write={() => 'SECONDS'} />
        {levels.map((level) => (
          <Level key={level.label} {...level} />
        ))}
        <Line
          tone="live"
          points={[
            [0, 0],
            [lastTime, after(lastTime)],
          ]}
        />
        {wide && (
          <PointLabel
            at={[slopeLabelTime, after(slopeLabelTime)]}
            right={10}
            below={6}
            quiet
            lines={[`${rate} cal/cm²`, 'PER SECOND']}
          />
        )}
        <Dot at={cleared} live />
        <PointLabel at={cleared} right={12} baseline={12}>
          {describe(normal)}
        </PointLabel>
        <Dot at={clearedLate} live />
        <PointLabel at={clearedLate} left={12} above={5}>
          {describe(backup)}
        </PointLabel>
      </Plot>
    </FigureDrawing>
  );
}

/** A limit across the plot, labeled at the end that is farther from the energy line. */
function Level({ label, energy }: { label: string; energy: number }) {
  const text = `${label} ${energy}`;
  return (
    <>
      <HorizontalLine y={energy} dashed weight={1.2} />
      {energy > 25 ? (
        <PointLabel at={[0, energy]} right={10} above={6}>
          {text}
        </PointLabel>
      ) : (
        <PointLabel at={[lastTime, energy]} left={8} above={6}>
          {text}
        </PointLabel>
      )}
    </>
  );
}

/** The end of the time axis, seconds. */
const lastTime = 0.8;

const wideBox = { left: 34, right: 540, top: 32, bottom: 366 };
const narrowBox = { left: 30, right: 352, top: 30, bottom: 286 };
