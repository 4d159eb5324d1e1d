import { type ReactElement, use } from 'react';
import { type DrawingName, readSprites, type SpriteName } from './sprites.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/scene.css';

/**
 * A drawing from a file beside the page, in the page's colors. It is decoration unless `label`
 * names it.
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

/**
 * A drawing from the file at `address`, loaded after the first paint (`lazy-load.ts`), or at once
 * without script. `children` draws the `<svg>` around its `<use>`.
 */
export function LazyDrawing({
  address,
  children,
}: {
  address: string;
  children(shape: ReactElement): ReactElement;
}) {
  return (
    <>
      {children(<use data-href={address} />)}
      <noscript>{children(<use href={address} />)}</noscript>
    </>
  );
}
