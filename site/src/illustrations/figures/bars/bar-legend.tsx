import type { FigureData } from '#site/schemas/figures/article-figures.ts';
import { monoWidth } from '../../map/text-width.ts';
import { Lines } from '../plot.tsx';
import { tenth } from '../scale.ts';
import { wrap } from '../wrap.ts';
import { BarPart } from './bar-part.tsx';
import type { BarsLayout } from './bars-layout.ts';

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

/**
 * Where each entry stands, side by side as far as they fit; a name that is longer than the legend is
 * wide takes several lines. After them, the last baseline.
 */
export function layLegend(parts: Parts, letters: number, left: number, right: number) {
  let [x, y, last] = [left, letters, letters];
  const entries = parts.map(({ name }) => {
    const lines = wrap(name, right - left - swatch, letters);
    const width = swatch + Math.max(...lines.map((line) => monoWidth(line, letters)));
    if (x > left && x + width > right) [x, y] = [left, tenth(last + letters * 1.5)];
    const entry = { x, y, lines };
    last = Math.max(last, tenth(y + (lines.length - 1) * letters * 1.3));
    x = tenth(x + width + 20);
    return entry;
  });
  return { entries, last };
}

/** A sample of the look, and the space before its name. */
const swatch = 32;
