/** Units that may follow a number in a record. A number followed by any other word is treated as text. */
export const recordUnits = [
  'A',
  'mA',
  'kA',
  'V',
  'kV',
  'kVA',
  'kW',
  's',
  'min',
  'h',
  'Hz',
  'Ω',
  'mΩ',
  'µΩ',
  'kΩ',
  'MΩ',
  'GΩ',
  'in',
  'ft',
  'ft-lb',
  'psi',
  'ppm',
  '°C',
  '°F',
] as const;

export type Unit = (typeof recordUnits)[number];
