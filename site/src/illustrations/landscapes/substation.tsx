import { ControlHouse } from '../parts/control-house.tsx';
import { DeadEndStructure } from '../parts/dead-end-structure.tsx';
import type { Point } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { LightMast } from '../parts/light-mast.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { PowerTransformer } from '../parts/power-transformer.tsx';
import { heroGradeY, heroTransformerX } from './hero-geometry.ts';

/** The middles of the two bays where the line ends. */
export const firstBayX = 1758;
export const secondBayX = 2090;
/** The other transformer, in the second bay. */
export const secondTransformerX = 2064;

const y = heroGradeY;
const masts: readonly Point[] = [
  [1648, 190],
  [1862, 232],
  [2208, 232],
];

/** The two bays: behind the spans, so that conductors are drawn over their steel. */
export function SubstationSteel() {
  return (
    <>
      {masts.map(([x, height]) => (
        <LightMast key={x} x={x} y={y} height={height} lamp={24 - height} />
      ))}
      <DeadEndStructure x={firstBayX} y={y} />
      <DeadEndStructure x={secondBayX} y={y} />
    </>
  );
}

/** What stands in front of the bays. */
export function SubstationYard() {
  return (
    <>
      <ControlHouse x={1884} y={y} />
      <PowerTransformer x={secondTransformerX} y={y} />
      <PowerTransformer x={heroTransformerX} y={y} />
      <Padmount x={2256} y={y} />
      <Padmount x={2322} y={y} />
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
