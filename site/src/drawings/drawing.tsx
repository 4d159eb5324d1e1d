import { use } from 'react';
import { LazyDrawing } from './lazy-drawing.tsx';
import { type DrawingName, readSprites, type SpriteName } from './sprites.tsx';
import '#ui/pictures/scene.css';

/**
 * A drawing that lies in a file beside the page and takes the page's colors. It is decoration
 * unless `label` names it.
 */
export function Drawing<Name extends SpriteName>({
  sprite,
  name,
  viewBox,
  label,
  className = 'scene',
  preserveAspectRatio,
}: {
  sprite: Name;
  name: DrawingName<Name>;
  viewBox: string;
  label?: string;
  className?: string;
  /** How the drawing fills a box of another shape. */
  preserveAspectRatio?: string;
}) {
  const { address } = use(readSprites())[sprite];
  return (
    <LazyDrawing address={`${address}#${name}`}>
      {(shape) => (
        <svg
          className={className}
          viewBox={viewBox}
          preserveAspectRatio={preserveAspectRatio}
          role={label ? 'img' : undefined}
          aria-label={label}
          aria-hidden={label ? undefined : true}
        >
          {shape}
        </svg>
      )}
    </LazyDrawing>
  );
}
