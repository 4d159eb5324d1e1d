import type { Point } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { Part } from '../parts/part.tsx';
import { Fence } from '../parts/rows.tsx';
import { arresterTops, deadEndBeam, deadEndBlades, highSideTerminals } from '../parts/terminals.ts';
import type { Bay } from './arrival.ts';
import { heroGradeY, heroTransformerX } from './hero-horizon.tsx';

/** The middles of the two bays where the line ends. */
export const firstBayX = 1758;
export const secondBayX = 2090;
/** The other transformer: the second bay is the first one's mirror image. */
const secondTransformerX = secondBayX - heroTransformerX + firstBayX;

const y = heroGradeY;
const masts: readonly Point[] = [
  [1648, 190],
  [1854, 232],
  [1998, 232],
];

/** What the three phases of a bay pass; `turn` is -1 in the mirrored one. */
const bay = (bayX: number, transformerX: number, turn: 1 | -1): readonly Bay[] =>
  deadEndBlades.x.map((bladeX, i) => {
    const on = (x: number, [dx, dy]: Point = [0, 0]): Point => [x + dx * turn, y + dy];
    return {
      beam: on(bayX, deadEndBeam[i]),
      blade: [on(bayX, [bladeX, deadEndBlades.top]), on(bayX, [bladeX, deadEndBlades.bottom])],
      terminal: on(transformerX, highSideTerminals[i]),
      arrester: on(transformerX, arresterTops[i]),
    };
  });
export const firstBay = bay(firstBayX, heroTransformerX, 1);
export const secondBay = bay(secondBayX, secondTransformerX, -1);

/** The two bays and the fence: behind the spans, so that conductors are drawn over their steel. */
export function SubstationSteel() {
  return (
    <>
      <Fence from={1636} to={2356} y={y - 3} gate={1862} />
      {masts.map(([x, height]) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={24 - height} />
      ))}
      <Part name="dead-end-structure" x={firstBayX} y={y} />
      <Part name="dead-end-structure" x={secondBayX} y={y} flip />
    </>
  );
}

/** What stands in front of the bays. */
export function SubstationYard() {
  return (
    <>
      <Part name="control-house-lit" x={1884} y={y} />
      <Part name="power-transformer" x={secondTransformerX} y={y} flip />
      <Part name="power-transformer" x={heroTransformerX} y={y} />
      <Part name="padmount" x={2256} y={y} />
      <Part name="padmount" x={2322} y={y} />
    </>
  );
}

/** The lamps of the yard and the lit window of the control house. */
export function SubstationLamps() {
  return (
    <>
      {masts.map(([x, height]) => (
        <Lamp key={x} x={x} y={y + 28 - height} radius={56} />
      ))}
      <Lamp x={1935} y={y - 22} radius={28} />
    </>
  );
}
