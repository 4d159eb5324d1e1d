import { tenth } from '../scale.ts';
import type { CableSectionData } from './cable-section-data.ts';

/** The outer radius of each layer, in units. */
export function cableRadii(data: CableSectionData, inch: number) {
  const mils = ({ thickness }: { thickness: number }) => thickness / 1000;
  const conductor = data.conductor.diameter / 2;
  const conductorShield = conductor + mils(data.conductorShield);
  const insulation = conductorShield + mils(data.insulation);
  const insulationShield = insulation + mils(data.insulationShield);
  const neutral = insulationShield + data.neutral.diameter;
  const jacket = neutral + mils(data.jacket);
  const scaled = { conductor, conductorShield, insulation, insulationShield, neutral, jacket };
  return Object.fromEntries(
    Object.entries(scaled).map(([name, radius]) => [name, tenth(radius * inch)]),
  ) as typeof scaled;
}

export type CableRadii = ReturnType<typeof cableRadii>;

/** Strands in so many layers around the middle one: each layer has six more than the one inside it. */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}
