import { Lines, Shape } from '../parts/part.tsx';

/** A run of pipe along a path: a wall, and the lighter bore over it. */
export function Pipe({ d, size = 10 }: { d: string; size?: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--structure)" strokeWidth={size} />
      <path d={d} stroke="var(--fill-0)" strokeWidth={size - 2.2} />
    </g>
  );
}

/** A gate valve with its handwheel, and flanges, on a horizontal run whose axis is y. */
export function Valve({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape
        d={`M${x - 9} ${y - 7}v14l18-14v14Z`}
        fill="var(--fill-2)"
        stroke="var(--structure)"
        strokeLinejoin="round"
      />
      <Lines
        d={`M${x} ${y}v-14M${x - 7} ${y - 14}h14M${flange(x - 10, y)}M${flange(x + 10, y)}`}
        stroke="var(--structure)"
        strokeWidth="1.7"
      />
    </>
  );
}

/** The edge of a flange on a horizontal run. */
export function flange(x: number, y: number): string {
  return `${x} ${y - 8}v16`;
}
