import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { letterSize } from '../../lettering.ts';
import {
  Area,
  type Axes,
  axesIn,
  boxPath,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Line,
  Measure,
  Note,
  type PictureProps,
  Plot,
  PointLabel,
  Trace,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { curvePoints, steps } from '../../plot/scale.ts';
import { dayEnergy, microgridDayData } from './numbers.ts';

const { load, solar, gas, cloud } = microgridDayData;
const { sunrise, carried, reached, stored, storedEnergy, burnt, solarShare, each } =
  dayEnergy(microgridDayData);

/** Gas at noon, and gas with storage under the cloud. Megawatts. */
const gasAtNoon = load - solar.peak;
const underCloud = reached + stored;

/** The hours at which the first edge of the cloud comes and is past, and the second one. */
const halfEdge = cloud.edge / 120;
const cloudEnd = 12 + cloud.minutes / 60;
const cloudMiddle = 12 + cloud.minutes / 120;
const covering = 12 - halfEdge;
const covered = 12 + halfEdge;
const clearing = cloudEnd - halfEdge;
const clear = cloudEnd + halfEdge;

/**
 * Gas, solar and storage over a day. At noon a cloud passes, until another gas unit has started. On the scale
 * of the day its minutes would be too narrow to see, so an inset shows them 25 times as long: while the edge
 * of the cloud crosses the field, gas rises to the rating of its units, and storage supplies the rest.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <Wide {...picture} /> : <Narrow {...picture} />;
}

function Wide(picture: PictureProps) {
  const axes = axesIn({ ...range, box: { left: 40, right: 540, top: 20, bottom: 366 } });
  const unitsAtNight = [`${gas.night} UNITS`, `${each.night} MW EACH`];
  const storage = `STORAGE ${stored} MW · ${cloud.minutes} min · ${storedEnergy.toFixed(2)} MWh`;
  return (
    <FigureDrawing {...picture} viewBox="0 0 560 400">
      <Plot axes={axes}>
        <Day axes={axes} />
        <CloudMinutes
          axes={axes}
          letters={letterSize.wide}
          title={['CLOUD', 'TIME × 25']}
          storage="STORAGE"
        />
        <StorageLead axes={axes} />
        <PointLabel at={[cloudMiddle, load]} above={14}>
          {storage}
        </PointLabel>
        <PointLabel at={[0, load]} right={10} above={14}>
          {`LOAD ${load} MW`}
        </PointLabel>
        <PointLabel
          at={[cloudMiddle, load]}
          left={12}
          below={12}
          lines={['SOLAR', `${solar.energy} MWh`]}
        />
        <SolarShare />
        <PointLabel at={[cloudMiddle, reached]} right={10} above={8} quiet>
          CLOUD
        </PointLabel>
        <PointLabel at={[0, 0.5]} right={10} quiet lines={unitsAtNight} />
        <PointLabel at={[24, 0.5]} left={10} quiet lines={unitsAtNight} />
        <PointLabel at={[12, 1.5]} quiet>
          {`${gas.noon} UNITS, ${each.noon} MW EACH`}
        </PointLabel>
        <GasEnergy />
      </Plot>
    </FigureDrawing>
  );
}

function Narrow(picture: PictureProps) {
  const axes = axesIn({ ...range, box: { left: 34, right: 338, top: 16, bottom: 270 } });
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 300">
      <Plot axes={axes}>
        <Day axes={axes} />
        <CloudMinutes
          axes={axes}
          letters={letterSize.narrow}
          title={['CLOUD']}
          storage={`${stored} MW`}
        />
        <StorageLead axes={axes} />
        <PointLabel at={[cloudMiddle, load]} above={14}>
          {`STORAGE ${storedEnergy.toFixed(2)} MWh`}
        </PointLabel>
        <PointLabel at={[0, load]} right={10} above={14}>
          LOAD
        </PointLabel>
        <PointLabel at={[cloudMiddle, load]} left={12} below={12}>
          SOLAR
        </PointLabel>
        <SolarShare />
        <GasEnergy />
      </Plot>
    </FigureDrawing>
  );
}

/** Hours of the day, and megawatts. */
const range = { x: [0, 24], y: [0, 6] } as const;

/** The load that gas carries during the day, and the parts that solar and storage carry. */
function Day({ axes }: { axes: Axes }) {
  const gasByDay: Point[] = [
    ...curvePoints(carried, sunrise, covering, 20),
    [covered, reached],
    [clearing, reached],
    ...curvePoints(carried, clear, 24 - sunrise, 20),
  ];
  const storage: Point[] = [
    [covering, gasAtNoon],
    [covered, underCloud],
    [clearing, underCloud],
    [clear, gasAtNoon],
    [clearing, reached],
    [covered, reached],
  ];
  return (
    <>
      <Area tone="live" points={[[sunrise, load], ...gasByDay]} />
      <Grid x={steps(0, 24, 3)} y={steps(0, 6)} />
      <XNumbers values={steps(0, 24, 6)} write={(hour) => (hour < 24 ? `${hour}` : '24 h')} />
      <YNumbers values={steps(0, 6)} write={(value) => (value > load ? 'MW' : `${value}`)} />
      <HorizontalLine y={load} weight={1.5} />
      <path className="solid" d={`${axes.path(storage)}z`} />
      <Line tone="live" points={[[0, load], ...gasByDay, [24, load]]} />
    </>
  );
}

/** The inset at the right: the minutes of the cloud, 25 times as long as on the axis of the day. */
function CloudMinutes({ axes: day, letters, title, storage }: CloudMinutesProps) {
  const { box } = day;
  const before = 2;
  const shown = cloud.minutes + 2 * before;
  const length = (shown * 25 * (box.right - box.left)) / (24 * 60);
  const left = tenth(box.right - length);
  const axes = axesIn({
    box: { ...box, left, right: left + length },
    x: [-before, cloud.minutes + before],
    y: range.y,
  });
  const { x, y } = axes;
  const half = cloud.edge / 2;
  const gasClimbs: Point[] = [
    [-half, gasAtNoon],
    [half, reached],
    [cloud.minutes - half, reached],
    [cloud.minutes + half, gasAtNoon],
  ];
  const missing: Point[] = [
    [cloud.minutes + half, gasAtNoon],
    [cloud.minutes - half, underCloud],
    [half, underCloud],
    [-half, gasAtNoon],
  ];
  const middle = cloud.minutes / 2;
  const spanY = (y(gasAtNoon) + y(1)) / 2 + letters * 0.55;
  return (
    <Plot axes={axes}>
      <path
        className="panel leader"
        d={boxPath({ left, right: box.right, top: tenth(y(load) + 12), bottom: y(1) })}
      />
      <Grid y={[gasAtNoon, reached, underCloud]} />
      <Area tone="plain" points={[...gasClimbs, ...missing]} />
      <Line points={missing} />
      <Line
        tone="live"
        points={[[-before, gasAtNoon], ...gasClimbs, [cloud.minutes + before, gasAtNoon]]}
      />
      <PointLabel at={[middle, load]} below={19} quiet lines={title} />
      <Note x={x(middle)} y={(y(reached) + y(underCloud)) / 2} centered anchor="middle">
        {storage}
      </Note>
      <Note x={x(middle)} y={(y(gasAtNoon) + y(reached)) / 2} centered anchor="middle">
        GAS
      </Note>
      <Measure from={[x(0), tenth(spanY)]} to={[x(cloud.minutes), tenth(spanY)]} />
      <Note x={x(middle)} y={spanY - 9} anchor="middle">
        {`${cloud.minutes} min`}
      </Note>
    </Plot>
  );
}

interface CloudMinutesProps {
  axes: Axes;
  letters: number;
  title: readonly string[];
  storage: string;
}

/** The leader from the storage areas to their label. */
function StorageLead({ axes: { x, y } }: { axes: Axes }) {
  return (
    <Trace
      tone="quiet"
      weight={1.3}
      d={`M${x(cloudMiddle)} ${y(load - cloud.solar) - 3}V${y(load) - 8}`}
    />
  );
}

function SolarShare() {
  return (
    <PointLabel at={[cloudMiddle, load]} right={12} below={12}>
      {`${Math.round(solarShare)}%`}
    </PointLabel>
  );
}

function GasEnergy() {
  return <PointLabel at={[12, 0.5]}>{`GAS ${tenth(burnt)} MWh`}</PointLabel>;
}
