import { tenth } from '#electrical/tenth.ts';
import { halfCapital } from '../lettering.ts';
import { Lettering } from './lettering.tsx';

/** Outline of a device that is never drawn as energized, such as a ground, a contact or an instrument transformer. */
export function Device({ d, weight = 1.5 }: { d: string; weight?: number }) {
  return <path className="outline" d={d} strokeWidth={weight} />;
}

/** Returns the baseline at which text of the given font size is vertically centered on `y`. */
function middleBaseline(y: number, fontSize: number): number {
  return tenth(y + fontSize * halfCapital);
}

interface RoundProps {
  x: number;
  y: number;
  r?: number;
  children: string;
  /** Font size. */
  size?: number;
}

/**
 * A circled symbol: a relay with its C37.2 device number, a meter with its unit, or a machine (M for a
 * motor, G for a generator).
 */
export function Round({ x, y, r = 14, children, size = 12 }: RoundProps) {
  return (
    <>
      <circle className="outline" cx={x} cy={y} r={r} strokeWidth="1.5" />
      <Lettering x={x} y={middleBaseline(y, size)} size={size}>
        {children}
      </Lettering>
    </>
  );
}

const boxFontSize = 12;

interface LabeledBoxProps {
  /** X coordinate of the center. */
  x: number;
  /** Y coordinate of the center. */
  y: number;
  width: number;
  height: number;
  children: string;
}

/** A device drawn as a box around its name, such as a drive, a soft starter or a controller. */
export function LabeledBox({ x, y, width, height, children }: LabeledBoxProps) {
  return (
    <>
      <Device d={`M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`} />
      <Lettering x={x} y={middleBaseline(y, boxFontSize)} size={boxFontSize}>
        {children}
      </Lettering>
    </>
  );
}

/** Path of the ground symbol, whose conductor ends at (x, y), the top of the symbol. */
export function ground(x: number, y: number): string {
  return `M${x - 8} ${y}h16M${x - 5} ${y + 3.5}h10M${x - 2} ${y + 7}h4`;
}
