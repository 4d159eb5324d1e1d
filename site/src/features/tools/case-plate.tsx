import type { ReactNode } from 'react';
import '#ui/blocks/panel-to-edge.css';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/plate.css';

type PlateSize = 'wide' | 'narrow';

/** The drawing of a case on its panel, in both arrangements, over its caption. */
export function CasePlate({
  label,
  sizes,
  draw,
  className = '',
  children,
}: {
  /** What it shows, in a sentence. */
  label: string;
  sizes: Readonly<Record<PlateSize, readonly number[]>>;
  draw: (size: PlateSize) => ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={`plate plate-panel panel-to-edge dusk ${className}`.trim()}>
      {(['wide', 'narrow'] as const).map((size) => (
        <svg
          key={size}
          className={`record-${size}`}
          viewBox={`0 0 ${sizes[size].join(' ')}`}
          role="img"
          aria-label={label}
        >
          {draw(size)}
        </svg>
      ))}
      <figcaption className="plate-caption">{children}</figcaption>
    </figure>
  );
}
