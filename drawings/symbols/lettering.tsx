import type { ReactNode } from 'react';

interface LetteringProps {
  x: number;
  /** Position of the baseline. */
  y: number;
  children: ReactNode;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Whether the text is a caption, drawn in a lighter color than the name of a device. */
  quiet?: boolean | undefined;
}

/** Text in a drawing, centered on `x` by default. */
export function Lettering({ x, y, children, size = 12, anchor, quiet }: LetteringProps) {
  return (
    <text
      className={quiet ? 'label-quiet' : 'label'}
      x={x}
      y={y}
      textAnchor={anchor ?? 'middle'}
      fontSize={size}
    >
      {children}
    </text>
  );
}
