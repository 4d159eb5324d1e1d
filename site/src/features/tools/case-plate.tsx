import type { ReactNode } from 'react';
import '#ui/blocks/panel-to-edge.css';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/plate.css';

/** Drawing of a case on a panel, with a caption. */
export function CasePlate({
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
    <figure className={`plate plate-panel panel-to-edge dusk ${className}`.trim()}>
      {children}
      <figcaption className="plate-caption">{caption}</figcaption>
    </figure>
  );
}
