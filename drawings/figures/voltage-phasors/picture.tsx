import { tenth } from '#electrical/tenth.ts';
import {
  Area,
  axesIn,
  FigureDrawing,
  HorizontalLine,
  Line,
  Note,
  type PictureProps,
  Plot,
  Tint,
  Trace,
} from '../../plot/plot.tsx';
import { linear, type Point, polyline, type Scale, steps } from '../../plot/scale.ts';
import { closedTriangle, unbalance, voltagePhasorsData } from './numbers.ts';

const { nominal, tolerance, readings } = voltagePhasorsData;
const low = nominal * (1 - tolerance / 100);
const high = nominal * (1 + tolerance / 100);
const volts = readings.map((reading) => reading.volts);
const angles = closedTriangle(volts);
const { average, deviation, percent } = unbalance(volts);
const phasors = readings.map((reading, index) => ({
  phases: reading.phases,
  volts: reading.volts,
  name: `${reading.phases} ${reading.volts}`,
  /** Radians, counterclockwise from the first phasor. */
  angle: angles[index] ?? 0,
  /** The first phasor is the one farthest from the average. */
  live: index === 0,
}));

/**
 * Three voltages as phasors. Lengths are to scale from zero volts; the angles are those at which the
 * three readings form a closed triangle.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <Wide {...picture} /> : <Narrow {...picture} />;
}

/** Beside the dial, the band alone, tall enough to read volts. */
function Wide(picture: PictureProps) {
  const dial: DialProps = { x: 192, y: 200, radius: 184 };
  return (
    <FigureDrawing {...picture} viewBox="0 0 560 400">
      <Dial {...dial} />
      {phasors.map(({ phases, name, angle, live }) => {
        const [x, y] = onCircle(dial, 92, angle);
        if (!live) {
          return <Note key={phases} x={x + 16} y={y - 4} lines={[`${name} V`, inDegrees(angle)]} />;
        }
        // The first phasor is level: its volts are above the line, its angle below.
        return (
          <g key={phases}>
            <Note x={dial.x + 82} y={y - 10}>
              {`${name} V`}
            </Note>
            <Note x={dial.x + 82} y={y + 20}>
              0°
            </Note>
          </g>
        );
      })}
      <VoltageBand />
      <Note x={548} y={360} anchor="end" quiet>
        UNBALANCE
      </Note>
      <Note x={548} y={380} anchor="end">
        {`${tenth(deviation)} ÷ ${tenth(average)} = ${tenth(percent)}%`}
      </Note>
    </FigureDrawing>
  );
}

/** Beside the dial, the readings in words. */
function Narrow(picture: PictureProps) {
  const dial: DialProps = { x: 128, y: 140, radius: 124 };
  const wordsX = 272;
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 280">
      <Dial {...dial} />
      {phasors.map(({ phases, angle, live }) => {
        const [x, y] = onCircle(dial, 70, angle);
        return (
          <Note key={phases} x={x + 18} y={live ? y - 9 : y + 5} anchor="middle">
            {phases}
          </Note>
        );
      })}
      <Note x={wordsX} y={48} lines={phasors.map(({ name }) => `${name} V`)} />
      <Note x={wordsX} y={132} quiet lines={[`${nominal} V ±${tolerance}%`, `${low}–${high}`]} />
      <Note x={wordsX} y={216} quiet>
        UNBALANCE
      </Note>
      <Note x={wordsX} y={235.5}>{`${tenth(percent)}%`}</Note>
    </FigureDrawing>
  );
}

interface DialProps {
  /** The center, and the radius of the highest voltage in the band. */
  x: number;
  y: number;
  radius: number;
}

/** The phasors on a dial, on which the band around nominal is a tinted ring. */
function Dial({ x, y, radius }: DialProps) {
  const center = { x, y };
  const length: Scale = linear([0, high], [0, radius]);
  const quarter = length(nominal / 4);
  const circles = [1, 2, 3].map((each) => circle(center, quarter * each));
  const spokes = steps(0, 11).map((hour) => {
    const angle = (hour * Math.PI) / 6;
    return polyline([onCircle(center, quarter, angle), onCircle(center, radius, angle)]);
  });
  const outer = circle(center, radius);
  const inner = circle(center, length(low));
  return (
    <>
      <path className="grid" d={[...circles, ...spokes].join('')} />
      <Tint tone="plain" d={outer + circle(center, length(low), 'counterclockwise')} />
      <Trace tone="quiet" weight={1} d={outer + inner} />
      <Trace weight={1} d={circle(center, length(nominal))} />
      {phasors.map(({ phases, volts: reading, angle, live }) => {
        const tip = onCircle(center, length(reading), angle);
        const barbs = [angle + 0.026, angle - 0.026].map((side) =>
          onCircle(center, length(reading) - 11, side),
        );
        return (
          <g key={phases}>
            <Trace tone={live ? 'live' : 'plain'} d={polyline([[x, y], tip])} />
            <path className={live ? 'solid-live' : 'solid'} d={`${polyline([tip, ...barbs])}z`} />
          </g>
        );
      })}
    </>
  );
}

/** The readings in the band, with the largest deviation from their average. */
function VoltageBand() {
  const box = { left: 438, right: 486, top: 56, bottom: 308 };
  const axes = axesIn({ box, x: [0, 1], y: [low, high] });
  const { y, path } = axes;
  return (
    <Plot axes={axes}>
      <Area
        tone="plain"
        points={[
          [0, low],
          [0, high],
          [1, high],
          [1, low],
        ]}
      />
      <HorizontalLine y={high} tone="quiet" weight={1} />
      <HorizontalLine y={low} tone="quiet" weight={1} />
      <HorizontalLine y={nominal} weight={1} />
      <Trace d={`M${box.left} ${box.top}V${box.bottom}`} />
      {[high, nominal, low].map((value) => (
        <Note key={value} x={box.left - 8} y={y(value) + 5} anchor="end" quiet>
          {value}
        </Note>
      ))}
      {phasors.map(({ name, volts: reading, live }) => (
        <g key={name}>
          <Line
            tone={live ? 'live' : 'plain'}
            points={[
              [0, reading],
              [1, reading],
            ]}
          />
          <Note x={box.right + 8} y={y(reading) + 5}>
            {name}
          </Note>
        </g>
      ))}
      <path
        className="conductor-live to-scale"
        strokeWidth="6"
        d={path([
          [0, volts[0] ?? 0],
          [0, average],
        ])}
      />
      <Note x={box.left - 8} y={32} anchor="end" quiet>
        VOLTS
      </Note>
    </Plot>
  );
}

interface Center {
  x: number;
  y: number;
}

/** The point of a circle at an angle, counterclockwise from the right. */
function onCircle({ x, y }: Center, radius: number, angle: number): Point {
  return [tenth(x + radius * Math.cos(angle)), tenth(y - radius * Math.sin(angle))];
}

/** A circle as a path. One that turns the other way is a hole in the area around it. */
function circle(
  { x, y }: Center,
  radius: number,
  turn: 'clockwise' | 'counterclockwise' = 'clockwise',
): string {
  const r = tenth(radius);
  const half = `a${r} ${r} 0 0 ${turn === 'clockwise' ? 1 : 0}`;
  return `M${tenth(x - r)} ${y}${half} ${tenth(2 * r)} 0${half} ${tenth(-2 * r)} 0z`;
}

function inDegrees(radians: number): string {
  const degrees = ((radians * 180) / Math.PI).toFixed(1);
  return `${degrees.replace('-', '−')}°`;
}
