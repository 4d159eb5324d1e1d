import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { Area, createAxes, HorizontalLine, Line, Plot } from '../../plot/data-marks.tsx';
import { Note, Tint, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange, linear, relativePolyline, type Scale } from '../../plot/scale.ts';
import { closedTriangleAngles, unbalance, voltagePhasorsData } from './numbers.ts';

const { nominal, tolerance, readings } = voltagePhasorsData;
const low = nominal * (1 - tolerance / 100);
const high = nominal * (1 + tolerance / 100);
const volts = readings.map((reading) => reading.volts);
const angles = closedTriangleAngles(volts);
const { average, deviation, percent } = unbalance(volts);
const phasors = readings.map((reading, index) => ({
  phases: reading.phases,
  volts: reading.volts,
  name: `${reading.phases} ${reading.volts}`,
  /** Angle in radians, counterclockwise from the first phasor. */
  angle: angles[index] ?? 0,
  /** The first phasor, which is the farthest from the average, is highlighted. */
  live: index === 0,
}));

const widePositions = {
  dial: { x: 192, y: 200, radius: 184 },
  /** Distance of the names from the center of the dial. */
  nameRadius: 92,
  /** Offset from the point at `nameRadius` on a phasor to the start of the phasor's name. */
  nameOffset: [16, -4],
  /** Offsets of the name and angle of the first phasor: right of the center, and above and below the phasor. */
  liveName: { dx: 82, above: 10, below: 20 },
  /** Right end of the unbalance text, and the baselines of its title and value. */
  unbalanceText: { right: 548, title: 360, value: 380 },
} as const;

const narrowPositions = {
  dial: { x: 128, y: 140, radius: 124 },
  /** Distance of the names from the center of the dial. */
  nameRadius: 70,
  /** Horizontal offset from the point at `nameRadius` on a phasor to the center of the phasor's name. */
  nameDx: 18,
  nameDy: { live: -9, other: 5 },
  /** X coordinate of both text blocks, and the first baseline of each block. */
  texts: { x: 272, readings: 48, band: 132, unbalanceTitle: 216, unbalance: 235.5 },
} as const;

const bandLayout = {
  box: { left: 438, right: 486, top: 56, bottom: 308 },
  /** Distance from the box to the text beside the box. */
  textGap: 8,
  /** Vertical distance from the middle of a text line down to its baseline. */
  textShift: 5,
  titleY: 32,
  /** Line width of the deviation mark, which scales with the drawing. */
  deviationWeight: 6,
};

/** Arrowhead of a phasor: length in drawing units, and half its width as an angle at the center, in radians. */
const arrowhead = { length: 11, halfAngle: 0.026 };

/**
 * Draws three voltages as phasors. Lengths are to scale from zero volts, and the angles are chosen so that the
 * three readings form a closed triangle.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

/**
 * Draws the layout for wide screens: the dial, and beside it an enlarged scale of the tolerance band from which
 * volts can be read.
 */
function WideLayout(picture: PictureProps) {
  const { dial, nameRadius, nameOffset, liveName, unbalanceText } = widePositions;
  return (
    <FigureDrawing {...picture} viewBox="0 0 560 400">
      <Dial {...dial} />
      {phasors.map(({ phases, name, angle, live }) => {
        const [x, y] = pointOnCircle(dial, nameRadius, angle);
        if (!live) {
          const [dx, dy] = nameOffset;
          return (
            <Note key={phases} x={x + dx} y={y + dy} lines={[`${name} V`, formatDegrees(angle)]} />
          );
        }
        // The first phasor is horizontal, with its volts above the line and its angle below.
        return (
          <g key={phases}>
            <Note x={dial.x + liveName.dx} y={y - liveName.above}>
              {`${name} V`}
            </Note>
            <Note x={dial.x + liveName.dx} y={y + liveName.below}>
              0°
            </Note>
          </g>
        );
      })}
      <VoltageBand />
      <Note x={unbalanceText.right} y={unbalanceText.title} anchor="end" quiet>
        UNBALANCE
      </Note>
      <Note x={unbalanceText.right} y={unbalanceText.value} anchor="end">
        {`${tenth(deviation)} ÷ ${tenth(average)} = ${tenth(percent)}%`}
      </Note>
    </FigureDrawing>
  );
}

/** Draws the layout for phones: the dial, with the readings as text beside it. */
function NarrowLayout(picture: PictureProps) {
  const { dial, nameRadius, nameDx, nameDy, texts } = narrowPositions;
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 280">
      <Dial {...dial} />
      {phasors.map(({ phases, angle, live }) => {
        const [x, y] = pointOnCircle(dial, nameRadius, angle);
        return (
          <Note
            key={phases}
            x={x + nameDx}
            y={y + (live ? nameDy.live : nameDy.other)}
            anchor="middle"
          >
            {phases}
          </Note>
        );
      })}
      <Note x={texts.x} y={texts.readings} lines={phasors.map(({ name }) => `${name} V`)} />
      <Note
        x={texts.x}
        y={texts.band}
        quiet
        lines={[`${nominal} V ±${tolerance}%`, `${low}–${high}`]}
      />
      <Note x={texts.x} y={texts.unbalanceTitle} quiet>
        UNBALANCE
      </Note>
      <Note x={texts.x} y={texts.unbalance}>{`${tenth(percent)}%`}</Note>
    </FigureDrawing>
  );
}

interface DialProps {
  /** Center of the dial. */
  x: number;
  y: number;
  /** Radius of the circle for the highest voltage in the band. */
  radius: number;
}

/** Draws the phasors on a dial. The tolerance band around the nominal voltage is a tinted ring. */
function Dial({ x, y, radius }: DialProps) {
  const center = { x, y };
  const length: Scale = linear([0, high], [0, radius]);
  const quarter = length(nominal / 4);
  const circles = [1, 2, 3].map((each) => circle(center, quarter * each));
  const spokes = inclusiveRange(0, 11).map((hour) => {
    const angle = (hour * Math.PI) / 6;
    return relativePolyline([
      pointOnCircle(center, quarter, angle),
      pointOnCircle(center, radius, angle),
    ]);
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
        const tip = pointOnCircle(center, length(reading), angle);
        const barbs = [angle + arrowhead.halfAngle, angle - arrowhead.halfAngle].map((side) =>
          pointOnCircle(center, length(reading) - arrowhead.length, side),
        );
        return (
          <g key={phases}>
            <Trace tone={live ? 'live' : 'plain'} d={relativePolyline([[x, y], tip])} />
            <path
              className={live ? 'solid-live' : 'solid'}
              d={`${relativePolyline([tip, ...barbs])}z`}
            />
          </g>
        );
      })}
    </>
  );
}

/** Draws an enlarged scale of the tolerance band, with the readings and the largest deviation from their average. */
function VoltageBand() {
  const { box, textGap, textShift, titleY, deviationWeight } = bandLayout;
  const axes = createAxes({ box, x: [0, 1], y: [low, high] });
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
        <Note key={value} x={box.left - textGap} y={y(value) + textShift} anchor="end" quiet>
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
          <Note x={box.right + textGap} y={y(reading) + textShift}>
            {name}
          </Note>
        </g>
      ))}
      <path
        className="conductor-live to-scale"
        strokeWidth={deviationWeight}
        d={path([
          [0, volts[0] ?? 0],
          [0, average],
        ])}
      />
      <Note x={box.left - textGap} y={titleY} anchor="end" quiet>
        VOLTS
      </Note>
    </Plot>
  );
}

interface Center {
  x: number;
  y: number;
}

/** Returns the point on a circle at an angle in radians, counterclockwise from the right. */
function pointOnCircle({ x, y }: Center, radius: number, angle: number): Point {
  return [tenth(x + radius * Math.cos(angle)), tenth(y - radius * Math.sin(angle))];
}

/** Returns the path of a circle. A counterclockwise circle inside a clockwise circle cuts a hole. */
function circle(
  { x, y }: Center,
  radius: number,
  turn: 'clockwise' | 'counterclockwise' = 'clockwise',
): string {
  const r = tenth(radius);
  const half = `a${r} ${r} 0 0 ${turn === 'clockwise' ? 1 : 0}`;
  return `M${tenth(x - r)} ${y}${half} ${tenth(2 * r)} 0${half} ${tenth(-2 * r)} 0z`;
}

function formatDegrees(radians: number): string {
  const degrees = ((radians * 180) / Math.PI).toFixed(1);
  return `${degrees.replace('-', '−')}°`;
}
