import type { ReactNode, SVGProps } from 'react';

/** Where a part stands in a scene: its own origin lies on the ground, at (x, y). */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrored left to right. */
  flip?: boolean;
}

/** A part of a scene in its own coordinates: x from its origin, y upward negative, feet on y = 0. */
export function Part({
  at,
  children,
  weight = 1.1,
}: {
  at: Placement;
  children: ReactNode;
  /** The width of its ordinary lines on the screen. */
  weight?: number;
}) {
  return (
    <g
      transform={placementTransform(at)}
      fill="var(--fill-0)"
      stroke="var(--structure)"
      strokeWidth={weight}
      strokeLinejoin="round"
    >
      {children}
    </g>
  );
}

/** A path whose line keeps its width at every scale. */
export function Shape(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

/** Lines without a surface. */
export function Lines(props: SVGProps<SVGPathElement>) {
  return <Shape fill="none" {...props} />;
}

function placementTransform({ x = 0, y = 0, scale = 1, flip = false }: Placement) {
  const shift = x || y ? `translate(${x} ${y})` : '';
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return `${shift}${size}` || undefined;
}
