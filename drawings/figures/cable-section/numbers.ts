/**
 * The layers of a single-conductor shielded cable with a concentric neutral; `thickness` in mils. The SVG
 * files repeat these numbers.
 */
export const cableSectionNumbers = {
  /** Diameter in inches. */
  conductor: { diameter: 1.117 },
  strands: strandCount(4),
  conductorShield: { thickness: 20 },
  insulation: { thickness: 345 },
  insulationShield: { thickness: 40 },
  /** Diameter of each wire in inches. */
  neutral: { wires: 20, diameter: 0.102 },
  jacket: { thickness: 80 },
};

/**
 * Number of strands in `layers` layers around the middle strand: each layer has six more than the one
 * inside it.
 */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}
