import type { LineChain } from './plant-line.ts';

/**
 * From a transmission line down to the medium-voltage bus of a plant that gives power. The main
 * transformer is grounded wye on both sides with a delta tertiary; 87T trips the breakers of both
 * sides, because both can feed its fault.
 */
export const stepUpStation: LineChain = [
  { id: 'line-switch', symbol: 'switch', label: 'Line switch' },
  {
    id: 'line-breaker',
    symbol: 'breaker',
    label: 'Line breaker',
    short: 'Breaker',
    relays: ['87T'],
  },
  {
    id: 'main-transformer',
    symbol: 'transformer',
    windings: ['wye-grounded', 'wye-grounded'],
    label: 'Main transformer',
    note: 'Delta tertiary',
    arresters: true,
    short: 'Step-up',
  },
  { id: 'main', symbol: 'breaker', label: 'Main breaker', relays: ['87T', '51'] },
];
