import { enumerate } from '../../enumerate.ts';

const wire = 'P2-';
const agreed = [12, 13, 16, 17];

/** A terminal strip where two drawings meet: its ends, the two terminals that they dispute, the others. */
export const terminalBlockNumbers = {
  first: 12,
  last: 17,
  supply: 14,
  return: 15,
  agreed: enumerate(agreed),
  /** Their wires. */
  wires: enumerate(agreed.map((terminal) => `${wire}${terminal}`)),
  wire,
};
