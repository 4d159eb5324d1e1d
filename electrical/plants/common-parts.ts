import type { LineChain, LinePart } from './plant-line.ts';

/* Parts that several plants have. */

/** On the pole where an overhead line comes down to a transformer. */
export const cutouts: LinePart = {
  id: 'cutouts',
  symbol: 'fuse',
  label: 'Fused cutouts',
  note: 'Arresters on the pole',
  short: 'Cutouts',
  arresters: true,
};

/** Wye on both sides, as its pole-type units with one high-voltage bushing are. */
export const transformerBank: LinePart = {
  id: 'transformer-bank',
  symbol: 'transformer',
  windings: ['wye-grounded', 'wye-grounded'],
  label: 'Transformer bank',
  note: '480 V secondary',
  short: 'Bank',
};

/** Where an overhead line ends and primary cable begins. */
export const riserPole: LinePart = {
  id: 'riser-pole',
  symbol: 'fuse',
  label: 'Cable riser pole',
  note: 'Cutouts, arresters',
  short: 'Riser',
  arresters: true,
};

export const padMount: LinePart = {
  id: 'transformer',
  symbol: 'transformer',
  windings: ['delta', 'wye-grounded'],
  label: 'Pad-mount',
  note: '4.16 kV secondary',
  short: 'Pad-mount',
};

/** 51 and 51G leave feeders the time to clear. */
export const switchgearMain: LinePart = {
  id: 'main',
  symbol: 'breaker',
  label: 'Main breaker',
  note: 'Switchgear',
  short: 'Main',
  relays: ['51', '51G'],
};

export const mainTransformer: LinePart = {
  id: 'main-transformer',
  symbol: 'transformer',
  windings: ['wye-grounded', 'wye-grounded'],
  label: 'Main transformer',
  note: 'Delta tertiary',
  short: 'Step-up',
  arresters: true,
};

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
  mainTransformer,
  { id: 'main', symbol: 'breaker', label: 'Main breaker', relays: ['87T', '51'] },
];

/** Turbine transformers are delta: a feeder brings its own ground, on the cable side of its breaker. */
export const windFeederBreaker: LinePart = {
  id: 'feeder-1-breaker',
  symbol: 'breaker',
  label: 'Feeder 1',
  relays: ['51', '67N'],
  side: [{ id: 'feeder-1-ground', symbol: 'grounding-transformer', label: 'Zig-zag' }],
};
