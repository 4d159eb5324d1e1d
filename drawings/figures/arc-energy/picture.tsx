import type { Point } from '../../geometry.ts';
import {
  Area,
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
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { arcEnergyData, incidentEnergy } from './numbers.ts';

/** Ends of the axes, in seconds and cal/cm². */
const lastTime = 0.8;
const highestEnergy = 50;

/** Spacing of the fine grid lines on the two axes, in seconds and cal/cm². */
const fineTime = 0.05;
const fineEnergy = 2.5;

/** Energy limits above this value, in cal/cm², are labeled at the left end, and lower limits at the right end. */
const leftLabelThreshold = 25;

const wideBox = { left: 34, right: 540, top: 32, bottom: 366 };
const narrowBox = { left: 30, right: 352, top: 30, bottom: 286 };

/** Plots incident energy against clearing time: a straight line from zero through the point on the equipment label. */
export function Picture(picture: PictureProps) {
  const wide = picture.size === 'wide';
  const { normal, backup, levels } = arcEnergyData;
  const { rate, energyAfter } = incidentEnergy(normal);
  const axes = createAxes({
    box: wide ? wideBox : narrowBox,
    x: [0, lastTime],
    y: [0, highestEnergy],
  });
  const normalPoint: Point = [normal.time, energyAfter(normal.time)];
  const backupPoint: Point = [backup.time, energyAfter(backup.time)];
  const describePoint = ({ label, time }: { label: string; time: number }) => {
    const reading = `${energyAfter(time).toPrecision(2)} AT ${time.toFixed(2)} s`;
    return wide ? `${label}: ${reading}` : reading;
  };
  /** Clearing time, in seconds, of the point on the line at which the slope is labeled. */
  const slopeLabelTime = 0.62 * backup.time;
  return (
    <FigureDrawing {...picture} viewBox={wide ? '0 0 560 400' : '0 0 360 316'}>
      <Plot axes={axes}>
        <Area tone="live" points={[[normal.time, 0], normalPoint, backupPoint, [backup.time, 0]]} />
        <Grid
          x={inclusiveRange(0, lastTime - fineTime, fineTime)}
          y={inclusiveRange(0, highestEnergy - fineEnergy, fineEnergy)}
          weight={0.6}
        />
        <Grid x={inclusiveRange(0, lastTime, 0.1)} y={inclusiveRange(0, highestEnergy, 5)} />
        <YNumbers values={inclusiveRange(10, highestEnergy, 10)} />
        <AxisTitle place="left">cal/cm²</AxisTitle>
        <XNumbers values={[normal.time, backup.time]} format={(time) => time.toFixed(2)} />
        <XNumbers values={[0.4]} format={() => 'SECONDS'} />
        {levels.map((level) => (
          <EnergyLimit key={level.label} {...level} />
        ))}
        <Line
          tone="live"
          points={[
            [0, 0],
            [lastTime, energyAfter(lastTime)],
          ]}
        />
        {wide && (
          <PointLabel
            at={[slopeLabelTime, energyAfter(slopeLabelTime)]}
            right={10}
            below={6}
            quiet
            lines={[`${rate} cal/cm²`, 'PER SECOND']}
          />
        )}
        <Dot at={normalPoint} live />
        <PointLabel at={normalPoint} right={12} baseline={12}>
          {describePoint(normal)}
        </PointLabel>
        <Dot at={backupPoint} live />
        <PointLabel at={backupPoint} left={12} above={5}>
          {describePoint(backup)}
        </PointLabel>
      </Plot>
    </FigureDrawing>
  );
}

/** Draws an energy limit across the plot. The label is at the end that is farther from the energy line. */
function EnergyLimit({ label, energy }: { label: string; energy: number }) {
  const text = `${label} ${energy}`;
  return (
    <>
      <HorizontalLine y={energy} dashed weight={1.2} />
      {energy > leftLabelThreshold ? (
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
