/** Mils, which the layer's lettering says too. */
const insulation = 345;

/**
 * The layers of a single-conductor shielded cable with a concentric neutral, from the inside out:
 * `short` where there is less room, `detail` a second line, `thickness` in mils.
 */
export const cableSectionData = {
  conductor: {
    name: 'ALUMINUM STRAND',
    short: 'CONDUCTOR',
    detail: '1,000 kcmil, FILLED',
    /** Inches across. */
    diameter: 1.117,
    /** Layers of strands around the middle one; four make 61 strands. */
    strandLayers: 4,
  },
  conductorShield: { name: 'CONDUCTOR SHIELD', short: 'COND. SHIELD', thickness: 20 },
  insulation: {
    name: 'TRXLPE INSULATION',
    short: 'INSULATION',
    detail: `${insulation} MIL, 100% LEVEL`,
    thickness: insulation,
  },
  insulationShield: { name: 'INSULATION SHIELD', short: 'INS. SHIELD', thickness: 40 },
  neutral: {
    name: 'CONCENTRIC NEUTRAL',
    short: 'NEUTRAL',
    detail: 'COPPER, ONE THIRD',
    wires: 20,
    /** Inches across each wire. */
    diameter: 0.102,
  },
  jacket: { name: 'INSULATING JACKET', short: 'JACKET', detail: 'LLDPE', thickness: 80 },
};

/** The outer radius of each layer in inches. A neutral adds a whole wire. */
export function cableRadii(cable: {
  conductor: { diameter: number };
  conductorShield: Layer;
  insulation: Layer;
  insulationShield: Layer;
  neutral: { diameter: number };
  jacket: Layer;
}) {
  const conductor = cable.conductor.diameter / 2;
  const conductorShield = conductor + cable.conductorShield.thickness / 1000;
  const insulation = conductorShield + cable.insulation.thickness / 1000;
  const insulationShield = insulation + cable.insulationShield.thickness / 1000;
  const neutral = insulationShield + cable.neutral.diameter;
  const jacket = neutral + cable.jacket.thickness / 1000;
  return { conductor, conductorShield, insulation, insulationShield, neutral, jacket };
}

type Layer = { thickness: number };

/** Strands in so many layers around the middle one: each layer has six more than the one inside it. */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}

/** What the words may state: the data, and how many strands its layers make. */
export const cableSectionNumbers = {
  ...cableSectionData,
  strands: strandCount(cableSectionData.conductor.strandLayers),
};
