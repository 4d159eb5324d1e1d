import breaker from './breaker.svg?raw';
import distance from './distance.svg?raw';
import lockout from './lockout.svg?raw';
import meter from './meter.svg?raw';
import relay from './relay.svg?raw';
import switchSymbol from './switch.svg?raw';
import target from './target.svg?raw';
import transformer from './transformer.svg?raw';

/**
 * Symbols for the steps of a job, 64 by 52 units, in the style of ANSI/IEEE 315. The conductor is at
 * y = 16; relays and meters are below it.
 */
export const stepSymbols = {
  switch: switchSymbol,
  relay,
  target,
  distance,
  transformer,
  meter,
  lockout,
  breaker,
} as const;

export type StepSymbol = keyof typeof stepSymbols;
