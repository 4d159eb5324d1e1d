/** Mils, which the layer's lettering says too. */
const insulation = 345;

/** The layers of a single-conductor shielded cable with a concentric neutral, from the inside out. */
export const cableSectionData: CableSectionData = {
  conductor: {
    name: 'ALUMINUM STRAND',
    short: 'CONDUCTOR',
    detail: '1,000 kcmil, FILLED',
    diameter: 1.117,
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
    diameter: 0.102,
  },
  jacket: { name: 'INSULATING JACKET', short: 'JACKET', detail: 'LLDPE', thickness: 80 },
};

export interface CableSectionData {
  conductor: Part & {
    /** Inches across. */
    diameter: number;
    /** Layers of strands around the middle one; four make 61 strands. */
    strandLayers: number;
  };
  conductorShield: Layer;
  insulation: Layer;
  insulationShield: Layer;
  neutral: Part & {
    /** How many wires. */
    wires: number;
    /** Inches across each wire. */
    diameter: number;
  };
  jacket: Layer;
}

interface Part {
  name: string;
  /** The same where there is less room. */
  short: string;
  /** A second line: size, material. */
  detail?: string;
}

interface Layer extends Part {
  /** Mils. */
  thickness: number;
}

/** Strands in so many layers around the middle one: each layer has six more than the one inside it. */
export function strandCount(layers: number): number {
  return 1 + 3 * layers * (layers + 1);
}

/** What the words may state: the data, and how many strands its layers make. */
export const cableSectionNumbers = {
  ...cableSectionData,
  strands: strandCount(cableSectionData.conductor.strandLayers),
};
