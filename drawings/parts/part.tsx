import type { ReactNode, SVGProps } from 'react';
import { plainSvg } from '../plain-svg.ts';
import looks from './looks.css?raw';
import parts from './parts.svg?raw';

/** Where a part is in a scene: its origin, on the ground, lies at (x, y). */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrored left to right. */
  flip?: boolean;
}

/**
 * A part of a scene in its own coordinates, x from its origin, y upward negative, feet on y = 0: the one
 * of that name in `parts.svg`, or its children.
 *
 * @throws If `parts.svg` has no part of that name.
 */
export function Part({
  name,
  children,
  weight = 1.1,
  fill = 'var(--fill-0)',
  stroke = 'var(--structure)',
  ...at
}: PartProps) {
  const [said, drawn] = name ? file.symbol(name) : [''];
  const inside = drawn
    ? { dangerouslySetInnerHTML: { __html: file.resolve(drawn) } }
    : { children };
  return (
    <g
      transform={placementTransform(at)}
      fill={fill}
      stroke={stroke}
      strokeWidth={/\.?\d+/.exec(said)?.[0] ?? weight}
      strokeLinejoin="round"
      {...inside}
    />
  );
}

type PartProps = Placement & {
  /** Of its ordinary surfaces and outlines. */
  fill?: string;
  stroke?: string;
  name?: string;
  children?: ReactNode;
  /** The width of its ordinary lines on the screen; the file says it of what it has. */
  weight?: number;
};

/** What a part has of its own in `parts.svg`, inside a part that is put together. */
export function Piece({ name, transform }: { name: string; transform?: string | undefined }) {
  const __html = file.resolve(file.symbol(name)[1]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup.
  return <g transform={transform} dangerouslySetInnerHTML={{ __html }} />;
}

const file = plainSvg('parts.svg', parts, looks);

/** A path whose line keeps its width at every scale. */
export function Shape(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

export function Lines(props: SVGProps<SVGPathElement>) {
  return <Shape fill="none" {...props} />;
}

export function placementTransform({ x = 0, y = 0, scale = 1, flip = false }: Placement) {
  const shift = x || y ? `translate(${x} ${y})` : '';
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return `${shift}${size}` || undefined;
}
