import { tenth } from '#electrical/tenth.ts';
import { Stroke } from './stroke.tsx';
import { Lettering } from './wire.tsx';

/** Device outlines: instrument transformers, marks, contacts, grounds. Never energized by the page. */
export function Device({ d, weight = 1.5 }: { d: string; weight?: number }) {
  return <Stroke d={d} stroke="var(--ink)" weight={weight} />;
}

/** A relay by its C37.2 number, a meter by its unit, or a machine: M for a motor, G for a generator. */
export function Round({ x, y, r = 14, children, size = 12 }: RoundProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <Lettering x={x} y={baseline(y, size)} size={size}>
        {children}
      </Lettering>
    </>
  );
}

type RoundProps = { x: number; y: number; r?: number; children: string; size?: number };

/** A device in a box with its name: a drive, a soft starter, a controller. */
export function Box({ x, y, width, height, children }: BoxProps) {
  return (
    <>
      <Device d={`M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`} />
      <Lettering x={x} y={baseline(y, 12)}>
        {children}
      </Lettering>
    </>
  );
}

type BoxProps = Record<'x' | 'y' | 'width' | 'height', number> & { children: string };

/** Ground. The conductor comes in at the top. */
export function ground(x: number, y: number): string {
  return `M${x - 8} ${y}h16M${x - 5} ${y + 3.5}h10M${x - 2} ${y + 7}h4`;
}

const baseline = (y: number, size: number) => tenth(y + size * 0.35);
