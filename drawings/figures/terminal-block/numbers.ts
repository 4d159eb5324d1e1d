import { enumerate } from '#contract/placeholders.ts';

/**
 * A terminal strip for which two drawings contradict each other on two terminals.
 */
export const terminalBlockNumbers = {
  first: 12,
  last: 17,
  /** The two terminals on which the drawings disagree. */
  supply: 14,
  return: 15,
  /** Prefix of wire numbers. */
  wire: 'P2-',
  /** Terminals and wires on which the two drawings agree. */
  agreed: enumerate([12, 13, 16, 17]),
  wires: enumerate(['P2-12', 'P2-13', 'P2-16', 'P2-17']),
};
