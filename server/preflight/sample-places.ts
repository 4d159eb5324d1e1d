/** A place in the sample company's region, or an organization or road that exists only in certain places. */
interface SamplePlace {
  /** The name as it appears in sentences. */
  name: string;
  /**
   * States, regions or towns that the place belongs to. Owners who work in one of them may name the place.
   */
  of?: readonly string[];
}

const towns: SamplePlace[] = [
  'Andrews',
  'Carlsbad',
  'Fort Stockton',
  'Hobbs',
  'Kermit',
  'Lovington',
  'Midland',
  'Monahans',
  'Odessa',
  'Pecos',
].map((name) => ({ name }));

const townsNearby: SamplePlace[] = [{ name: 'McCamey', of: ['Midland', 'Odessa'] }];

const counties: SamplePlace[] = [
  { name: 'Eddy', of: ['Carlsbad'] },
  { name: 'Ector', of: ['Odessa'] },
  { name: 'Gaines County', of: ['Andrews'] },
  { name: 'Lea', of: ['Hobbs', 'Lovington'] },
  { name: 'Loving County', of: ['Pecos', 'Kermit'] },
  { name: 'Reeves', of: ['Pecos'] },
  { name: 'Ward County', of: ['Monahans'] },
  { name: 'Winkler', of: ['Kermit'] },
];

const regions: SamplePlace[] = [
  { name: 'Central Basin Platform', of: ['Permian'] },
  { name: 'Delaware Basin', of: ['Permian'] },
  { name: 'Permian' },
];

const states: SamplePlace[] = [
  { name: 'New Mexico' },
  { name: 'NM', of: ['New Mexico'] },
  { name: 'Texas' },
  { name: 'TX', of: ['Texas'] },
];

const gridsAndUtilities: SamplePlace[] = [
  { name: 'AEP Texas', of: ['Texas'] },
  { name: 'ERCOT' },
  { name: 'Oncor', of: ['Texas'] },
  { name: 'SPP' },
  { name: 'SPS', of: ['Hobbs', 'Lovington', 'Carlsbad'] },
  { name: 'TNMP', of: ['Texas'] },
  { name: 'Xcel Energy', of: ['Hobbs', 'Lovington', 'Carlsbad'] },
];

const agencies: SamplePlace[] = [
  { name: 'Construction Industries Division', of: ['New Mexico'] },
  { name: 'NMAC', of: ['New Mexico'] },
  { name: 'Oil Conservation Division', of: ['New Mexico'] },
  { name: 'Public Utility Commission', of: ['Texas'] },
  { name: 'RRC', of: ['Texas'] },
  { name: 'Railroad Commission', of: ['Texas'] },
  { name: 'TAC', of: ['Texas'] },
  { name: 'TDLR', of: ['Texas'] },
];

const roads: SamplePlace[] = [
  { name: 'I-20', of: ['Midland', 'Odessa', 'Monahans', 'Pecos'] },
  { name: 'NM 18', of: ['Hobbs', 'Lovington'] },
  { name: 'SH 115', of: ['Andrews', 'Kermit'] },
  { name: 'US 385', of: ['Andrews', 'Odessa'] },
  { name: 'US 62', of: ['Hobbs', 'Carlsbad'] },
];

/** All place names in the sample company's content. */
export const samplePlaces: readonly SamplePlace[] = [
  ...towns,
  ...townsNearby,
  ...counties,
  ...regions,
  ...states,
  ...gridsAndUtilities,
  ...agencies,
  ...roads,
];
