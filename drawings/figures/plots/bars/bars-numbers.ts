import { monoWidth } from '../../../map/text-width.ts';
import type { Scale } from '../../../plot/scale.ts';
import type { FigureData } from '../../ordered-data.ts';

/** As many of the axis's numbers as stand side by side without touching. */
export function layNumbers(
  { end, step, before = '' }: FigureData<'bars'>['axis'],
  x: Scale,
  letters: number,
  width: number,
) {
  const text = (value: number) => before + value.toLocaleString('en-US');
  const every = Math.ceil((monoWidth(text(end), letters) + 10) / (x(step) - x(0)));
  return Array.from({ length: Math.floor(end / step / every) + 1 }, (_, i) => i * every * step)
    .map((value) => ({
      at: Math.max(x(value), monoWidth(text(value), letters) / 2),
      text: text(value),
    }))
    .filter(({ at, text }) => at + monoWidth(text, letters) / 2 <= width);
}

/** Where the last number ends. */
export function numbersEnd(numbers: ReturnType<typeof layNumbers>, letters: number): number {
  const last = numbers.at(-1);
  return last ? last.at + monoWidth(last.text, letters) / 2 : 0;
}
