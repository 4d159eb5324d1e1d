import { Lines } from '../../../plot/plot.tsx';
import type { FigureData } from '../../ordered-data.ts';
import { BarPart } from './bar-part.tsx';
import type { BarsLayout } from './bars-layout.ts';
import { swatch } from './lay-legend.ts';

type Parts = NonNullable<FigureData<'bars'>['parts']>;

/** What the look of each part stands for. */
export function BarLegend({
  parts,
  live,
  layout: { legend, letters },
}: {
  parts: Parts;
  live: string;
  layout: BarsLayout;
}) {
  return parts.map(({ name, look }, index) => {
    const { x, y, lines } = legend[index] ?? { x: 0, y: 0, lines: [] };
    return (
      <g key={name}>
        <BarPart
          box={{ left: x, right: x + 24, top: y - 11, bottom: y + 1 }}
          look={look}
          live={name === live}
        />
        <Lines x={x + swatch} y={y} size={letters} lines={lines} />
      </g>
    );
  });
}
