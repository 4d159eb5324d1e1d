import { type LineChain, part } from './plant-line.ts';

/** Fused cutouts on the pole where an overhead line connects to a transformer. */
export const cutouts = part('cutouts', 'fuse', 'Fused cutouts', {
  note: 'Arresters on the pole',
  short: 'Cutouts',
  arresters: true,
});

/** A bank of pole-type transformers. Each unit has only one high-voltage bushing, so the bank is wye on both sides. */
export const transformerBank = part('transformer-bank', 'transformer', 'Transformer bank', {
  windings: ['wye-grounded', 'wye-grounded'],
  note: '480 V secondary',
  short: 'Bank',
});

/** The pole where an overhead line ends and the primary cable begins. */
export const riserPole = part('riser-pole', 'fuse', 'Cable riser pole', {
  note: 'Cutouts, arresters',
  short: 'Riser',
  arresters: true,
});

export const padMount = part('transformer', 'transformer', 'Pad-mount', {
  windings: ['delta', 'wye-grounded'],
  note: '4.16 kV secondary',
  short: 'Pad-mount',
});

/** Main breaker of the switchgear. Its relays 51 and 51G are slow enough to let feeder breakers clear faults first. */
export const switchgearMain = part('main', 'breaker', 'Main breaker', {
  note: 'Switchgear',
  short: 'Main',
  relays: ['51', '51G'],
});

export const mainTransformer = part('main-transformer', 'transformer', 'Main transformer', {
  windings: ['wye-grounded', 'wye-grounded'],
  note: 'Delta tertiary',
  short: 'Step-up',
  arresters: true,
});

/**
 * Chain from a transmission line to the medium-voltage bus of a generating plant. The main transformer is
 * grounded wye on both sides with a delta tertiary. Relay 87T trips the breakers on both sides of the
 * transformer, because both the grid and the plant can feed a fault in it.
 */
export const stepUpStation: LineChain = [
  part('line-switch', 'switch', 'Line switch'),
  part('line-breaker', 'breaker', 'Line breaker', { short: 'Breaker', relays: ['87T'] }),
  mainTransformer,
  part('main', 'breaker', 'Main breaker', { relays: ['87T', '51'] }),
];

/**
 * Breaker of a wind farm feeder with its grounding transformer. Turbine transformers are delta at medium
 * voltage, so each feeder needs its own grounding transformer on the cable side of the breaker.
 */
export const windFeederBreaker = part('feeder-1-breaker', 'breaker', 'Feeder 1', {
  relays: ['51', '67N'],
  side: [part('feeder-1-ground', 'grounding-transformer', 'Zig-zag')],
});
