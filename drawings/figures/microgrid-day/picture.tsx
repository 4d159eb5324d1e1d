import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import {
  Area,
  type Axes,
  createAxes,
  Grid,
  HorizontalLine,
  Line,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { boxPath, Measure, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { curvePoints, inclusiveRange } from '../../plot/scale.ts';
import { dayEnergy, microgridDayData } from './numbers.ts';

const { load, solar, gas, cloud } = microgridDayData;
const {
  sunrise,
  gasPower,
  gasUnderCloud,
  storagePower,
  storageEnergy,
  gasEnergy,
  solarShare,
  unitLoad,
} = dayEnergy(microgridDayData);

/** Gas power at noon without clouds, and power of gas and storage under the cloud, in megawatts. */
const gasAtNoon = load - solar.peak;
const gasAndStorageUnderCloud = gasUnderCloud + storagePower;

/** Hours at which each edge of the cloud starts and ends crossing the solar field. */
const halfEdge = cloud.edge / 120;
const cloudEnd = 12 + cloud.minutes / 60;
const cloudMiddle = 12 + cloud.minutes / 120;
const firstEdgeStart = 12 - halfEdge;
const firstEdgeEnd = 12 + halfEdge;
const secondEdgeStart = cloudEnd - halfEdge;
const secondEdgeEnd = cloudEnd + halfEdge;

/** Upper end of the power axis, in megawatts. */
const highestPower = 6;

/** Ranges of the axes: hours of the day, and megawatts. */
const range = { x: [0, 24], y: [0, highestPower] } as const;

/** Magnification of time in the inset, relative to the axis of the day. */
const insetScale = 25;

/**
 * Plots gas, solar and storage power over a day. At noon a cloud covers the solar field for a few minutes, too
 * short to be visible on the scale of the day. An inset enlarges these minutes: the running gas units ramp up
 * to their rating, and storage supplies the missing power until another gas unit has started.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

function WideLayout(picture: PictureProps) {
  const axes = createAxes({ ...range, box: { left: 40, right: 540, top: 20, bottom: 366 } });
  const unitsAtNight = [`${gas.night} UNITS`, `${unitLoad.night} MW EACH`];
  const storage = `STORAGE ${storagePower} MW · ${cloud.minutes} min · ${storageEnergy.toFixed(2)} MWh`;
  return (
    <FigureDrawing {...picture} viewBox="0 0 560 400">
      <Plot axes={axes}>
        <DayAreas axes={axes} />
        <CloudInset axes={axes} title={['CLOUD', `TIME × ${insetScale}`]} storage="STORAGE" />
        <StorageLeader axes={axes} />
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
        <SolarShareLabel />
        <PointLabel at={[cloudMiddle, gasUnderCloud]} right={10} above={8} quiet>
          CLOUD
        </PointLabel>
        <PointLabel at={[0, 0.5]} right={10} quiet lines={unitsAtNight} />
        <PointLabel at={[24, 0.5]} left={10} quiet lines={unitsAtNight} />
        <PointLabel at={[12, 1.5]} quiet>
          {`${gas.noon} UNITS, ${unitLoad.noon} MW EACH`}
        </PointLabel>
        <GasEnergyLabel />
      </Plot>
    </FigureDrawing>
  );
}

function NarrowLayout(picture: PictureProps) {
  const axes = createAxes({ ...range, box: { left: 34, right: 338, top: 16, bottom: 270 } });
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 300">
      <Plot axes={axes}>
        <DayAreas axes={axes} />
        <CloudInset axes={axes} title={['CLOUD']} storage={`${storagePower} MW`} />
        <StorageLeader axes={axes} />
        <PointLabel at={[cloudMiddle, load]} above={14}>
          {`STORAGE ${storageEnergy.toFixed(2)} MWh`}
        </PointLabel>
        <PointLabel at={[0, load]} right={10} above={14}>
          LOAD
        </PointLabel>
        <PointLabel at={[cloudMiddle, load]} left={12} below={12}>
          SOLAR
        </PointLabel>
        <SolarShareLabel />
        <GasEnergyLabel />
      </Plot>
    </FigureDrawing>
  );
}

/** Draws the day's load, divided between gas, solar and storage. */
function DayAreas({ axes }: { axes: Axes }) {
  const gasByDay: Point[] = [
    ...curvePoints(gasPower, sunrise, firstEdgeStart, 20),
    [firstEdgeEnd, gasUnderCloud],
    [secondEdgeStart, gasUnderCloud],
    ...curvePoints(gasPower, secondEdgeEnd, 24 - sunrise, 20),
  ];
  const storage: Point[] = [
    [firstEdgeStart, gasAtNoon],
    [firstEdgeEnd, gasAndStorageUnderCloud],
    [secondEdgeStart, gasAndStorageUnderCloud],
    [secondEdgeEnd, gasAtNoon],
    [secondEdgeStart, gasUnderCloud],
    [firstEdgeEnd, gasUnderCloud],
  ];
  return (
    <>
      <Area tone="live" points={[[sunrise, load], ...gasByDay]} />
      <Grid x={inclusiveRange(0, 24, 3)} y={inclusiveRange(0, highestPower)} />
      <XNumbers
        values={inclusiveRange(0, 24, 6)}
        format={(hour) => (hour < 24 ? `${hour}` : '24 h')}
      />
      <YNumbers
        values={inclusiveRange(0, highestPower)}
        format={(value) => (value > load ? 'MW' : `${value}`)}
      />
      <HorizontalLine y={load} weight={1.5} />
      <path className="solid" d={`${axes.path(storage)}z`} />
      <Line tone="live" points={[[0, load], ...gasByDay, [24, load]]} />
    </>
  );
}

interface CloudInsetProps {
  /** Axes of the plot of the whole day. */
  axes: Axes;
  title: readonly string[];
  /** Label of the storage area. */
  storage: string;
}

/** Draws the inset at the right edge, which enlarges the minutes of the cloud. */
function CloudInset({ axes: { box }, title, storage }: CloudInsetProps) {
  const fontSize = useFontSize();
  /** Minutes shown before and after the cloud. */
  const margin = 2;
  const minutesShown = cloud.minutes + 2 * margin;
  const insetWidth = (minutesShown * insetScale * (box.right - box.left)) / (24 * 60);
  const left = tenth(box.right - insetWidth);
  const axes = createAxes({
    box: { ...box, left, right: left + insetWidth },
    x: [-margin, cloud.minutes + margin],
    y: range.y,
  });
  const { x, y } = axes;
  const halfEdgeMinutes = cloud.edge / 2;
  const gasPoints: Point[] = [
    [-halfEdgeMinutes, gasAtNoon],
    [halfEdgeMinutes, gasUnderCloud],
    [cloud.minutes - halfEdgeMinutes, gasUnderCloud],
    [cloud.minutes + halfEdgeMinutes, gasAtNoon],
  ];
  const storagePoints: Point[] = [
    [cloud.minutes + halfEdgeMinutes, gasAtNoon],
    [cloud.minutes - halfEdgeMinutes, gasAndStorageUnderCloud],
    [halfEdgeMinutes, gasAndStorageUnderCloud],
    [-halfEdgeMinutes, gasAtNoon],
  ];
  const middle = cloud.minutes / 2;
  const measureY = (y(gasAtNoon) + y(1)) / 2 + fontSize * 0.55;
  return (
    <Plot axes={axes}>
      <path
        className="panel leader"
        d={boxPath({ left, right: box.right, top: tenth(y(load) + 12), bottom: y(1) })}
      />
      <Grid y={[gasAtNoon, gasUnderCloud, gasAndStorageUnderCloud]} />
      <Area tone="plain" points={[...gasPoints, ...storagePoints]} />
      <Line points={storagePoints} />
      <Line
        tone="live"
        points={[[-margin, gasAtNoon], ...gasPoints, [cloud.minutes + margin, gasAtNoon]]}
      />
      <PointLabel at={[middle, load]} below={19} quiet lines={title} />
      <Note
        x={x(middle)}
        y={(y(gasUnderCloud) + y(gasAndStorageUnderCloud)) / 2}
        centered
        anchor="middle"
      >
        {storage}
      </Note>
      <Note x={x(middle)} y={(y(gasAtNoon) + y(gasUnderCloud)) / 2} centered anchor="middle">
        GAS
      </Note>
      <Measure from={[x(0), tenth(measureY)]} to={[x(cloud.minutes), tenth(measureY)]} />
      <Note x={x(middle)} y={measureY - 9} anchor="middle">
        {`${cloud.minutes} min`}
      </Note>
    </Plot>
  );
}

/** Draws the leader from the storage area to its label. */
function StorageLeader({ axes: { x, y } }: { axes: Axes }) {
  return (
    <Trace
      tone="quiet"
      weight={1.3}
      d={`M${x(cloudMiddle)} ${y(load - cloud.solar) - 3}V${y(load) - 8}`}
    />
  );
}

function SolarShareLabel() {
  return (
    <PointLabel at={[cloudMiddle, load]} right={12} below={12}>
      {`${Math.round(solarShare)}%`}
    </PointLabel>
  );
}

function GasEnergyLabel() {
  return <PointLabel at={[12, 0.5]}>{`GAS ${tenth(gasEnergy)} MWh`}</PointLabel>;
}
