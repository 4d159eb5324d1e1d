import { type DrawingName, type SpriteName, spriteFiles } from './sprites.tsx';

/**
 * A drawing that lies in a file beside the page and takes the page's colours. It is decoration
 * unless `label` names it.
 */
export function Drawing<Name extends SpriteName>({
  sprite,
  name,
  viewBox,
  label,
  className = 'scene',
}: {
  sprite: Name;
  name: DrawingName<Name>;
  viewBox: string;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${spriteFiles[sprite].address}#${name}`} />
    </svg>
  );
}
