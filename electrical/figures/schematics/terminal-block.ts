import { enumerate } from '../../enumerate.ts';

/** A terminal strip where two drawings meet, and between them the relay that is on neither. */
export const terminalBlockData = {
  /** Where the strip is. */
  cabinet: 'P-2 DRIVE CABINET',
  /** The numbers of the terminals, top to bottom. */
  terminals: [12, 13, 14, 15, 16, 17],
  /** The two on which the drawings disagree: the circuit's supply, then its return. */
  disputed: [14, 15],
  /** What stands before a terminal's number in the number of its wires. */
  wires: 'P2-',
  /** The drawing with the strip: a circuit that waits for a dry contact. */
  power: {
    sheet: 'POWER DRAWING',
    /** The circuit's voltage. */
    supply: '120 V AC',
    /** The input of the drive that it closes on. */
    input: 'RUN',
  },
  /** The drawing with the output. */
  controls: {
    sheet: 'CONTROLS DRAWING',
    /** What gives it. */
    device: 'PLC',
    /** Its voltage. */
    output: '24 V DC',
  },
  /** The note that both drawings carry. */
  missing: 'BY OTHERS',
  /** What comes of it. */
  warning: 'WIRED AS DRAWN, 120 V ON A 24 V OUTPUT',
};

export type TerminalBlockData = typeof terminalBlockData;

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
