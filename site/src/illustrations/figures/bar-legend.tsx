import type { FigureData } from '#site/schemas/figures/article-figures.ts';
import { monoWidth } from '../map/text-width.ts';
import { Lettering } from '../one-line/wire.tsx';
import { BarPart } from './bar-part.tsx';
import type { BarsLayout } from './bars-layout.ts';
import { tenth } from './scale.ts';

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
    const { x = 0, y = 0 } = legend[index] ?? {};
    return (
      <g key={name}>
        <BarPart
          box={{ left: x, right: x + 24, top: y - 11, bottom: y + 1 }}
          look={look}
          live={name === live}
        />
        <Lettering x={x + swatch} y={y} size={letters} anchor="start">
          {name}
        </Lettering>
      </g>
    );
  });
}

/** Where each entry stands, on as many lines as they take. */
export function layLegend(parts: Parts, letters: number, left: number, right: number) {
  let [x, y] = [left, letters];
  return parts.map(({ name }) => {
    const width = swatch + monoWidth(name, letters);
    if (x > left && x + width > right) [x, y] = [left, tenth(y + letters * 1.5)];
    const at = { x, y };
    x = tenth(x + width + 20);
    return at;
  });
}

/** A sample of the look, and the space before its name. */
const swatch = 32;
