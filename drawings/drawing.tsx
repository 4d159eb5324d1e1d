import type { SVGProps } from 'react';
import { plainText } from '#contract/plain-text.ts';

export interface DrawingProps
  extends Omit<SVGProps<SVGSVGElement>, 'role' | 'aria-label' | 'aria-hidden' | 'viewBox'> {
  /** Example: 0 0 560 400 */
  viewBox: string;
  /** Description of the drawing in one sentence. Drawings without a label are decorative. */
  label?: string | undefined;
}

/**
 * The root element of every drawing. The classes in `drawing-styles.ts` set the fill and stroke of the
 * elements inside; elements without such a class are invisible.
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
