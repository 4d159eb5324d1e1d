/** The units that records have behind their numbers; a number with another word behind it is a text. */
export const units = [
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

export type Unit = (typeof units)[number];
