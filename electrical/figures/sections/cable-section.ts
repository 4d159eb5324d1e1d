/** The layers of a single-conductor shielded cable with a concentric neutral; `thickness` in mils. */
export const cableSectionNumbers = {
  /** Inches across. */
  conductor: { diameter: 1.117 },
  strands: strandCount(4),
  conductorShield: { thickness: 20 },
  insulation: { thickness: 345 },
  insulationShield: { thickness: 40 },
  /** Inches across each wire. */
  neutral: { wires: 20, diameter: 0.102 },
  jacket: { thickness: 80 },
};

/** Strands in so many layers around the middle one: each layer has six more than the one inside it. */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}
