import { type ComponentProps, type ReactElement, use } from 'react';
import { type DrawingName, readSprites, type SpriteName } from './sprites.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/scene.css';

/** A drawing from a file beside the page, in the page's colors. */
export function Drawing<Name extends SpriteName>({
  sprite,
  name,
  className = 'scene',
  ...drawing
}: Omit<DrawingProps, 'address'> & { sprite: Name; name: DrawingName<Name> }) {
  const { address } = use(readSprites())[sprite];
  return <LazyDrawing address={`${address}#${name}`} className={className} {...drawing} />;
}

/** A drawing in both arrangements, of which a screen shows one. */
export function DrawingPair<Name extends SpriteName>({
  viewBox,
  className,
  ...drawing
}: {
  sprite: Name;
  viewBox: (size: 'wide' | 'narrow') => string;
  /** The name of the arrangement is added to the last class. Example: scene map */
  className: string;
  label?: string;
  preserveAspectRatio?: string;
}) {
  return (['wide', 'narrow'] as const).map((size) => (
    <Drawing
      key={size}
      name={size as DrawingName<Name>}
      viewBox={viewBox(size)}
      className={`${className}-${size}`}
      {...drawing}
    />
  ));
}

interface DrawingProps
  extends Pick<ComponentProps<'svg'>, 'className' | 'viewBox' | 'preserveAspectRatio'> {
  address: string;
  /** What it shows, in a sentence; without one it is decoration. */
  label?: string | undefined;
}

/**
 * A drawing from the file at `address`, loaded after the first paint (`lazy-load.ts`), or at once
 * without script.
 */
export function LazyDrawing({ address, label, ...look }: DrawingProps) {
  const draw = (shape: ReactElement) => (
    <svg
      {...look}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shape}
    </svg>
  );
  return (
    <>
      {draw(<use data-href={address} />)}
      <noscript>{draw(<use href={address} />)}</noscript>
    </>
  );
}
