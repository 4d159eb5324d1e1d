import type { CableSectionData } from '#electrical/figures/sections/cable-section.ts';
import { tenth } from '#electrical/tenth.ts';

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
