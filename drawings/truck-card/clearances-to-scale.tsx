import { Drawing, type DrawingProps } from '../drawing.tsx';
import { clearanceByVoltageNumbers } from '../figures/clearance-by-voltage/numbers.ts';
import { type Point, polyline } from '../geometry.ts';

/** Scale: one foot is this many units of the SVG's coordinates. */
const unitsPerFoot = 10;

/** Height of the person with a hard hat, feet. */
export const personFeet = 6;

/** Height of the line above grade, feet. */
export const lineFeet = 32;

/** Distance by which the boom's tip stays outside the largest clearance, feet. */
const boomMarginFeet = 0.5;

/** Edges of the drawing in feet: from the line to the left and right, above the line, and below grade. */
const edges = { left: -34, right: 16, above: 3, belowGrade: 1.2 };

const fontSize = 20;
const lineHeight = 22;

/** Feet to the right of the line, where the labels start. */
const labelFeet = 1.4;

/** Converts feet right of the line and feet above grade into units of the drawing. */
function at(rightFeet: number, heightFeet: number): Point {
  return [
    (rightFeet - edges.left) * unitsPerFoot,
    (lineFeet + edges.above - heightFeet) * unitsPerFoot,
  ];
}

const [width, height] = at(edges.right, -edges.belowGrade);
const line = at(0, lineFeet);
const topFeet = lineFeet + edges.above;

/**
 * The clearances that the drawing shows, in feet, each with the highest voltage for which it is enough. The shortest
 * comes first; the last one is the clearance for an unknown voltage.
 */
export const drawnClearances = clearanceByVoltageNumbers.steps.filter(
  ({ clearance }) => clearance <= clearanceByVoltageNumbers.unknown.clearance,
);

const largestFeet = Math.max(...drawnClearances.map(({ clearance }) => clearance));

/** Direction from the line to the tip of the boom, down and to the left. */
const boomDirection = (215 / 180) * Math.PI;

/** Tip of the boom, feet right of the line and above grade. */
export const boomTip = {
  rightFeet: (largestFeet + boomMarginFeet) * Math.cos(boomDirection),
  heightFeet: lineFeet + (largestFeet + boomMarginFeet) * Math.sin(boomDirection),
};

interface ClearancesToScaleProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  /** Lines of text beside each ring, for the clearances in `drawnClearances`. */
  labels: readonly (readonly string[])[];
}

/**
 * A line on a pole, a boom truck and a person, to scale, with a ring around the line at each clearance: 10, 15 and 20 ft.
 */
export function ClearancesToScale({ labels, ...root }: ClearancesToScaleProps) {
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} fontSize={fontSize} {...root}>
      <g className="solid-live" opacity="0.1">
        {drawnClearances.map(({ clearance }) => (
          <path key={clearance} d={`${ring(clearance)}V0z`} />
        ))}
      </g>
      <Pole />
      <g className="outline" strokeWidth="1.5">
        {drawnClearances.map(({ clearance }) => (
          <path key={clearance} d={`${ring(clearance)}h${0.9 * unitsPerFoot}`} />
        ))}
      </g>
      <path
        className="outline"
        strokeWidth="1.2"
        strokeDasharray="7 5"
        d={polyline([line, at(boomTip.rightFeet, boomTip.heightFeet)])}
      />
      <circle className="solid-live" cx={line[0]} cy={line[1]} r="5" />
      {drawnClearances.map(({ clearance }, index) => (
        <RingLabel key={clearance} feet={clearance} texts={labels[index] ?? []} />
      ))}
      <BoomTruck />
      <Person />
      <path
        className="grade-line"
        strokeWidth="2"
        d={polyline([at(edges.left, 0), at(edges.right, 0)])}
      />
    </Drawing>
  );
}

/** Path of the ring at a clearance from the line: from the upper edge, left of the line, to the point below the line. */
function ring(feet: number): string {
  const leftFeet = -Math.sqrt(feet ** 2 - edges.above ** 2);
  const start = at(leftFeet, topFeet);
  const end = at(0, lineFeet - feet);
  const radius = feet * unitsPerFoot;
  return `${polyline([start])}A${radius} ${radius} 0 0 0 ${end.join(' ')}`;
}

/** Text right of the pole. Its first line is at the height of the ring. */
function RingLabel({ feet, texts }: { feet: number; texts: readonly string[] }) {
  const [x, y] = at(labelFeet, lineFeet - feet);
  return texts.map((text, index) => (
    <text
      key={text}
      className={index === 0 ? 'label' : 'label-soft'}
      fontWeight={index === 0 ? 700 : undefined}
      x={x}
      y={y + fontSize * 0.35 + index * lineHeight}
    >
      {text}
    </text>
  ));
}

/** Pole with an insulator at the top. The line is seen from its end. */
function Pole() {
  const halfTop = 0.35;
  const halfFoot = 0.5;
  const topOfPole = lineFeet - 1;
  return (
    <>
      <path
        className="face-shade outline"
        strokeWidth="1.2"
        d={`${polyline([
          at(-halfFoot, 0),
          at(-halfTop, topOfPole),
          at(halfTop, topOfPole),
          at(halfFoot, 0),
        ])}z`}
      />
      <path
        className="outline"
        strokeWidth="4"
        d={polyline([at(0, topOfPole), at(0, lineFeet - 0.4)])}
      />
    </>
  );
}

/** Dimensions of the truck, feet right of the line and above grade. */
const truck = {
  rear: -33,
  front: -17.5,
  chassisBottom: 2,
  chassisTop: 3.4,
  cabRear: -22.5,
  cabTop: 8.6,
  windshieldBottom: 5.6,
  wheels: [-30, -20],
  wheelRadius: 1.6,
  pivot: { rightFeet: -29, heightFeet: 7 },
};

function BoomTruck() {
  const { rear, front, chassisBottom, chassisTop, cabRear, cabTop, windshieldBottom } = truck;
  const { pivot } = truck;
  const tip = at(boomTip.rightFeet, boomTip.heightFeet);
  return (
    <g className="outline" strokeWidth="1.5" strokeLinejoin="round">
      <path
        className="face"
        d={`${polyline([
          at(rear, chassisBottom),
          at(rear, chassisTop),
          at(cabRear, chassisTop),
          at(cabRear, cabTop),
          at(front - 3, cabTop),
          at(front - 1.6, windshieldBottom),
          at(front, windshieldBottom - 0.6),
          at(front, chassisBottom),
        ])}z`}
      />
      <path
        className="face-shade"
        d={`${polyline([
          at(cabRear + 0.7, cabTop - 0.7),
          at(front - 3.3, cabTop - 0.7),
          at(front - 2.4, windshieldBottom),
          at(cabRear + 0.7, windshieldBottom),
        ])}z`}
      />
      <path
        className="face"
        d={`${polyline([
          at(pivot.rightFeet - 1.1, chassisTop),
          at(pivot.rightFeet - 0.6, pivot.heightFeet + 0.6),
          at(pivot.rightFeet + 0.6, pivot.heightFeet + 0.6),
          at(pivot.rightFeet + 1.1, chassisTop),
        ])}z`}
      />
      {truck.wheels.map((wheel) => {
        const [x, y] = at(wheel, truck.wheelRadius);
        return (
          <circle
            key={wheel}
            className="face-dark"
            cx={x}
            cy={y}
            r={truck.wheelRadius * unitsPerFoot}
          />
        );
      })}
      <Boom />
      {/* The winch line and its hook. */}
      <path strokeWidth="1.2" d={`${polyline([tip])}v${3.5 * unitsPerFoot}l4 6a5 5 0 1 1 -8 0`} />
    </g>
  );
}

/** Boom from its pivot on the truck to its tip, tapered. */
function Boom() {
  const { pivot } = truck;
  const run = boomTip.rightFeet - pivot.rightFeet;
  const rise = boomTip.heightFeet - pivot.heightFeet;
  const length = Math.hypot(run, rise);
  /** Offset at a right angle to the boom. */
  const side = (feet: number) => ({ right: (-rise / length) * feet, up: (run / length) * feet });
  const foot = side(0.6);
  const end = side(0.25);
  return (
    <path
      className="face"
      d={`${polyline([
        at(pivot.rightFeet + foot.right, pivot.heightFeet + foot.up),
        at(boomTip.rightFeet + end.right, boomTip.heightFeet + end.up),
        at(boomTip.rightFeet - end.right, boomTip.heightFeet - end.up),
        at(pivot.rightFeet - foot.right, pivot.heightFeet - foot.up),
      ])}z`}
    />
  );
}

/** Feet right of the line, where the person stands. */
const personRight = -9;

/** Person with a hard hat, one hand raised toward the operator. */
function Person() {
  const x = (feet: number, heightFeet: number) => at(personRight + feet, heightFeet);
  const [headX, headY] = x(0, 5.3);
  return (
    <g className="outline" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
      {/* Legs and torso. */}
      <path
        className="face-dark"
        d={`${polyline([
          x(-0.75, 0),
          x(-0.55, 2.9),
          x(0.55, 2.9),
          x(0.75, 0),
          x(0.25, 0),
          x(0, 2.2),
          x(-0.25, 0),
        ])}z`}
      />
      <path
        className="face"
        d={`${polyline([x(-0.6, 2.8), x(-0.75, 4.7), x(0.75, 4.7), x(0.6, 2.8)])}z`}
      />
      {/* Arms. */}
      <path strokeWidth="2.4" d={polyline([x(-0.7, 4.5), x(-1.4, 5.4), x(-1.2, 6.6)])} />
      <path strokeWidth="2.4" d={polyline([x(0.7, 4.5), x(1, 3.6), x(0.95, 2.7)])} />
      <circle className="face" cx={headX} cy={headY} r={0.45 * unitsPerFoot} />
      {/* Hard hat: its top is the height of the person. */}
      <path
        className="solid-live"
        d={`${polyline([x(-0.65, 5.45), x(-0.5, 5.85), x(-0.2, personFeet), x(0.2, personFeet), x(0.5, 5.85), x(0.65, 5.45)])}z`}
      />
    </g>
  );
}
