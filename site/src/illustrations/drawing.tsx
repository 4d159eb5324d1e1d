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
  preserveAspectRatio,
  later = false,
}: {
  sprite: Name;
  name: DrawingName<Name>;
  viewBox: string;
  label?: string;
  className?: string;
  /** How the drawing fills a box of another shape. */
  preserveAspectRatio?: string;
  /** Whether it comes after the first paint, for pages that have many (`after-first-paint.ts`). */
  later?: boolean;
}) {
  const address = `${spriteFiles[sprite].address}#${name}`;
  const draw = (attributes: { href: string } | { 'data-href': string }) => (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use {...attributes} />
    </svg>
  );
  if (!later) return draw({ href: address });
  return (
    <>
      {draw({ 'data-href': address })}
      <noscript>{draw({ href: address })}</noscript>
    </>
  );
}
