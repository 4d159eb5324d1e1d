/**
 * Layers of a single-conductor shielded cable with a concentric neutral. Each `thickness` is in mils.
 */
export const cableSectionNumbers = {
  /** Diameter in inches. */
  conductor: { diameter: 1.117 },
  strands: strandCount(4),
  conductorShield: { thickness: 20 },
  insulation: { thickness: 345 },
  insulationShield: { thickness: 40 },
  /** Number of wires, and diameter of each wire in inches. */
  neutral: { wires: 20, diameter: 0.102 },
  jacket: { thickness: 80 },
};

/**
 * Returns the total number of strands in a conductor with `layers` layers around its center strand. Each layer has six
 * more strands than the layer inside it.
 */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}
