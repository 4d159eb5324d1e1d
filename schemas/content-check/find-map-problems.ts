import { isInside, overlaps } from '#drawings/map/boxes.ts';
import { type MapSize, regionMap } from '#drawings/map/region-map.ts';
import { boxOf } from '#drawings/map/words.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';
import type { AcceptedContent } from '../read-content.ts';
import { hasMap } from '../service-area.ts';

const sizes: readonly MapSize[] = ['wide', 'narrow'];

/** Finds names of states and countries that are outside the map or overlap its scale bar. */
export function findMapProblems({ region }: AcceptedContent): ContentProblem[] {
  const [entry] = region ?? [];
  if (!entry || !hasMap(entry.value)) return [];
  const { document, value } = entry;
  const layouts = regionMap(value).sizes;
  return sizes.flatMap((size) => {
    const { frame, mono, scaleBox } = layouts[size];
    return value.names[size].flatMap((name, index) => {
      const box = boxOf(name, mono);
      const problem = (message: string) =>
        problemAt(document, ['names', size, index], `${name.text} ${message}`);
      if (!isInside(box, frame)) {
        const across = `x from ${frame.left} to ${frame.right}`;
        const down = `y from ${frame.top} to ${frame.bottom}`;
        return [
          problem(`is not entirely inside the map, which has ${across} and ${down}; move it`),
        ];
      }
      if (overlaps(box, scaleBox)) {
        const { left, right, top, bottom } = scaleBox;
        const room = `x from ${left} to ${right} and y from ${Math.round(top)} to ${bottom}`;
        return [problem(`overlaps the scale bar, which covers ${room}; move it`)];
      }
      return [];
    });
  });
}
