import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { wrap } from '../../../plot/wrap.ts';
import type { FigureData } from '../../ordered-data.ts';

/**
 * Where each entry stands, side by side as far as they fit; a name that is longer than the legend is
 * wide takes several lines. After them, the last baseline.
 */
export function layLegend(
  parts: NonNullable<FigureData<'bars'>['parts']>,
  letters: number,
  left: number,
  right: number,
) {
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
export const swatch = 32;
