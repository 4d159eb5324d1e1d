import type { ReactNode } from 'react';
import '#ui/sections/panel-to-edge.css';
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
    <figure className={`drawn-figure figure-panel panel-to-edge always-dark ${className}`.trim()}>
      {children}
      <figcaption className="figure-caption">{caption}</figcaption>
    </figure>
  );
}
