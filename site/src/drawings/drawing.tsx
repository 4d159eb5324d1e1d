import { LazyDrawing } from './lazy-drawing.tsx';
import { type DrawingName, type SpriteName, spriteFiles } from './sprites.tsx';
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
  return (
    <LazyDrawing address={`${spriteFiles[sprite].address}#${name}`}>
      {(use) => (
        <svg
          className={className}
          viewBox={viewBox}
          preserveAspectRatio={preserveAspectRatio}
          role={label ? 'img' : undefined}
          aria-label={label}
          aria-hidden={label ? undefined : true}
        >
          {use}
        </svg>
      )}
    </LazyDrawing>
  );
}
