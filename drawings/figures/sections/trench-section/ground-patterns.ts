import { tenth } from '#electrical/tenth.ts';
import { seededRandom } from '../../../parts/geometry.ts';
import type { Inside } from '../../../plot/hatching.ts';
import type { PlotBox } from '../../../plot/plot.tsx';

/** Rock in section: groups of three short strokes that lean this way and that. */
export function rock(inside: Inside, { left, right, top, bottom }: PlotBox): string {
  const next = seededRandom(7);
  // A strip that holds one group has them all under one another.
  const [shift, play] = right - left < 36 ? [0, 2] : [10, 5];
  let path = '';
  for (let row = 0; top + row * 16 < bottom - 8; row++) {
    for (let column = 0; left + column * 21 < right; column++) {
      const x = tenth(left + 7 + column * 21 + (row % 2 ? shift : 0) + next() * play);
      const y = tenth(top + row * 16 + next() * 4);
      const lean = next() < 0.5 ? 6 : -6;
      const ends = [x, x + 10 + lean, x + lean, x + 10];
      if (!ends.every((end) => inside(end, y) && inside(end, y + 10))) continue;
      path += `M${x} ${y}l${lean} 10m${5 - lean}-10l${lean} 10m${5 - lean}-10l${lean} 10`;
    }
  }
  return path;
}

/** Sand in section: dots in rows, to be drawn with round ends. */
export function sand(inside: Inside, { left, right, top, bottom }: PlotBox, pitch = 9): string {
  const next = seededRandom(3);
  let path = '';
  for (let y = top + pitch / 2; y < bottom; y += pitch * 0.8) {
    const start = tenth(left + next() * pitch);
    let last = Number.NaN;
    for (let x = start; x < right; x += pitch) {
      if (!inside(x, y)) continue;
      path += x - last === pitch ? `m${pitch} 0h0` : `M${tenth(x)} ${tenth(y)}h0`;
      last = x;
    }
  }
  return path;
}
