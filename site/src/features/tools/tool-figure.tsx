import type { ReactNode } from 'react';
import { Panel } from '#ui/sections/panel.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/drawn-figure.css';

/** Drawing of a case on a panel, with a caption. */
export function ToolFigure({
  children,
  caption,
  className = '',
}: {
  /** The drawing for wide screens (`wide-only`) and the drawing for phones (`narrow-only`). */
  children: ReactNode;
  caption: string;
  className?: string;
}) {
  return (
    <Panel as="figure" dark toEdge className={`drawn-figure ${className}`.trim()}>
      {children}
      <figcaption className="figure-caption">{caption}</figcaption>
    </Panel>
  );
}
