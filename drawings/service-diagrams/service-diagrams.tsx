import type { ReactElement } from 'react';
import { type ServiceDrawing, serviceDrawings } from '#electrical/station/service-drawings.ts';
import { drawFile } from '../figures/schematics/schematic.tsx';

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What hangs on a service's feeder, each the file of its name, 240 by 126: the feeder enters at
 * (120, 0). One that feeds a load ends at the load; the others go on through an arrow at (120, 122).
 */
export const serviceDiagrams = Object.fromEntries(
  serviceDrawings.map((name) => [name, drawFile(fileOf(name), 12)]),
) as Record<ServiceDrawing, ReactElement>;

export const serviceDiagramBox = '0 0 240 126';

function fileOf(name: ServiceDrawing): string {
  const file = files[`./${name}.svg`];
  if (!file) throw new Error(`drawings/service-diagrams has no ${name}.svg; draw it`);
  return file;
}
