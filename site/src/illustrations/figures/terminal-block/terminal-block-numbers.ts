import { enumerate } from '../enumerate.ts';
import { terminalBlockData } from './terminal-block-data.ts';

const { terminals, disputed, wires } = terminalBlockData;
const agreed = terminals.filter((terminal) => !disputed.includes(terminal));

/** What the words may state: the data, and the terminals on which both drawings agree. */
export const terminalBlockNumbers = {
  first: terminals[0],
  last: terminals.at(-1),
  supply: disputed[0],
  return: disputed[1],
  agreed: enumerate(agreed),
  /** Their wires. */
  wires: enumerate(agreed.map((terminal) => `${wires}${terminal}`)),
  wire: wires,
};
