import { enumerate } from '#contract/placeholders.ts';

/**
 * A terminal strip on which two drawings disagree about two terminals. The SVG files repeat these numbers.
 */
export const terminalBlockNumbers = {
  /** The strip's first and last terminal. */
  first: 12,
  last: 17,
  /** The disputed terminals. */
  supply: 14,
  return: 15,
  /** The prefix of wire numbers. */
  wire: 'P2-',
  /** Terminals and wires on which both drawings agree. */
  agreed: enumerate([12, 13, 16, 17]),
  wires: enumerate(['P2-12', 'P2-13', 'P2-16', 'P2-17']),
};
