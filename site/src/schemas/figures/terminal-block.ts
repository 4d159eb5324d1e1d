import { exactlyOf, group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A terminal strip where two drawings meet, and between them the relay that is on neither. */
export const terminalBlock = figureOf(
  'terminal-block',
  group({
    /** Where the strip is. Example: P-2 DRIVE CABINET */
    cabinet: label('P-2 DRIVE CABINET'),
    /** The numbers of the terminals, top to bottom. */
    terminals: listOf(amount('a terminal', '14'), 'terminals', 4).max(6),
    /** The two on which the drawings disagree: the circuit's supply, then its return. */
    disputed: exactlyOf(2, amount('a terminal', '14'), 'terminals'),
    /** What stands before a terminal's number in the number of its wires. Example: P2- */
    wires: label('P2-'),
    /** The drawing with the strip: a circuit that waits for a dry contact. */
    power: group({
      sheet: label('POWER DRAWING'),
      /** The circuit's voltage. Example: 120 V ac */
      supply: label('120 V ac'),
      /** The input of the drive that it closes on. Example: RUN */
      input: label('RUN'),
    }),
    /** The drawing with the output. */
    controls: group({
      sheet: label('CONTROLS DRAWING'),
      /** What gives it. Example: PLC */
      device: label('PLC'),
      /** Its voltage. Example: 24 V dc */
      output: label('24 V dc'),
    }),
    /** The note that both drawings carry. Example: BY OTHERS */
    missing: label('BY OTHERS'),
    /** What comes of it. Example: WIRED AS DRAWN, 120 V ON A 24 V OUTPUT */
    warning: label('WIRED AS DRAWN, 120 V ON A 24 V OUTPUT'),
  }),
);
