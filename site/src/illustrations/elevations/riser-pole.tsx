import { Wire } from '../one-line/wire.tsx';
import { round } from '../parts/geometry.ts';
import { Lines, Shape } from '../parts/part.tsx';
import { polePins, UtilityPole } from '../parts/utility-pole.tsx';

/** The cable comes down this far from the pole's axis, on the side of the line. */
export const riserOffset = 5;

/**
 * A pole, 142 high, where an overhead line goes underground. Its live wire ends on the nearest pin,
 * drops through a cutout to the termination of the cable and runs down the pole in conduit.
 */
export function RiserPole({
  x,
  y,
  side,
  edge,
}: {
  x: number;
  y: number;
  /** Where the line comes from: -1 is the left, 1 the right. */
  side: -1 | 1;
  /** The x where the line leaves the drawing. */
  edge: number;
}) {
  const pins = polePins.map(([px, py]): End => [round(x + px * scale), round(y + py * scale)]);
  const near = x + side * 20;
  const cable = x + side * riserOffset;
  const drop = (dx: number, height: number) => `${near - side * dx} ${y - height}`;
  const spanTo = ([px, py]: End) =>
    `M${edge} ${py + 2}Q${round((edge + px) / 2)} ${py + 7} ${px} ${py}`;
  return (
    <>
      <Lines d={pins.map(spanTo).join('')} stroke="var(--wire)" strokeWidth=".8" />
      <UtilityPole x={x} y={y} scale={scale} />
      <Shape
        d={`M${cable - 2} ${y}v-84h4v84Z`}
        fill="var(--fill-2)"
        stroke="var(--structure)"
        strokeWidth=".8"
      />
      <Wire
        d={`${spanTo([near, y - 132])}Q${drop(-2, 126)} ${drop(4, 121)}L${drop(8, 111)}Q${drop(11, 107)} ${cable} ${y - 102}V${y}`}
      />
      <Lines
        d={`M${drop(4, 123)}L${drop(8, 109)}M${cable - 3} ${y - 98}h6m0 4h-6m0 4h6m0 3h-6`}
        stroke="var(--structure)"
        strokeWidth="1.4"
      />
    </>
  );
}

type End = readonly [x: number, y: number];

const scale = 0.8;
