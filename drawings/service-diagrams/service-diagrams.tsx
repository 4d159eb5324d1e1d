import type { ReactElement } from 'react';
import { type ServiceDrawing, serviceDrawings } from '#electrical/station/service-drawings.ts';
import { drawFile } from '../figures/schematics/schematic.tsx';
import file from './service-diagrams.svg?raw';

/**
 * What is on a service's feeder, each the part of its name in the file, 240 by 126: the feeder enters
 * at (120, 0). One that feeds a load ends at the load; the others go on through an arrow at (120, 122).
 */
export const serviceDiagrams = Object.fromEntries(
  serviceDrawings.map((name) => [name, drawFile(partOf(name), 12)]),
) as Record<ServiceDrawing, ReactElement>;

export const serviceDiagramBox = '0 0 240 126';

function partOf(name: ServiceDrawing): string {
  const [, part] = new RegExp(`<svg id="${name}"[^>]*>([\\s\\S]*?)</svg>`).exec(file) ?? [];
  if (!part) throw new Error(`service-diagrams.svg has no "${name}"; draw it there as <svg id>`);
  return part;
}
