import type { SVGProps } from 'react';
import { plainText } from '#contract/plain-text.ts';

export interface DrawingProps
  extends Omit<SVGProps<SVGSVGElement>, 'role' | 'aria-label' | 'aria-hidden' | 'viewBox'> {
  /** The visible part of the drawing's coordinates. Example: 0 0 560 400 */
  viewBox: string;
  /** What the drawing shows, in one sentence. A drawing without a label is decoration. */
  label?: string | undefined;
}

/**
 * The root of every drawing. Elements inside it are painted by the classes of `drawing-styles.ts`; an
 * element without a class for its fill or stroke has none.
 */
export function Drawing({ label, className, ...svg }: DrawingProps) {
  return (
    <svg
      fill="none"
      fontFamily="monospace"
      fontWeight="500"
      {...svg}
      className={className ? `drawing ${className}` : 'drawing'}
      role={label ? 'img' : undefined}
      aria-label={label && plainText(label)}
      aria-hidden={label ? undefined : true}
    />
  );
}
