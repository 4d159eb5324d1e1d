import { createHash } from 'node:crypto';
import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';

/** A node of A-02, its file, the day it was saved, and the day it was last restored on a bench. */
const backups = [
  ['FW-1', 'fw-1-rules-r2.cfg', 'Mar 25, 2026', 'Apr 8'],
  ['SW-1', 'sw-1-config-r2.cfg', 'Mar 25, 2026', 'Apr 8'],
  ['PLC-1', 'plc-1-logic-r3.acd', 'Mar 25, 2026', 'Apr 9'],
  ['PLC-1', 'plc-1-tags-r3.csv', 'Mar 25, 2026', 'Apr 9'],
  ['HMI-1', 'hmi-1-screens-r2.zip', 'Mar 25, 2026', 'Apr 9'],
  ['RLY-52', 'rly-52-settings-r1.txt', 'May 14, 2026', 'Read back'],
  ['MTR-52', 'mtr-52-config-r0.txt', 'Mar 24, 2026', 'Read back'],
  ['VFD-1', 'vfd-1-params-r2.txt', 'May 14, 2026', 'Read back'],
  ['RAD-1', 'rad-1-config-r1.cfg', 'Mar 25, 2026', 'Apr 8'],
] as const;

export const backupRegister: Sheet = {
  station: `${station.name}, ${backups.length} files`,
  facts: [
    ['Copies', 'Owner, panel, off site'],
    ['Saved', 'After each change'],
    ['Proved by', 'Restore on a bench'],
    ['Next', 'Nov 2026'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Programs and settings',
      columns: [
        { title: 'Node', at: 24, cut: 16 },
        { title: 'File', at: 84, cut: 76 },
        { title: 'Saved', at: 312 },
        { title: 'SHA-256', at: 410 },
        { title: 'Restored', at: 536, align: 'end', cut: 334 },
      ],
      rows: backups.map(([node, file, saved, restored]) => [
        node,
        file,
        saved,
        createHash('sha256').update(file).digest('hex').slice(0, 6),
        restored,
      ]),
    },
    {
      kind: 'table',
      caption: 'Restored on a bench, April 2026',
      columns: [
        { title: 'Node', at: 24 },
        { title: 'Onto', at: 84 },
        { title: 'Took', at: 380, align: 'end' },
        { title: 'Proved by', at: 410 },
      ],
      rows: [
        ['FW-1', 'Spare of the same model', '12 min', 'Rules listed'],
        ['SW-1', 'Spare of the same model', '9 min', 'Ports as on A-02'],
        ['PLC-1', 'Spare processor', '18 min', 'A-05, simulated'],
        ['HMI-1', 'New disk', '41 min', 'Every screen'],
        ['RAD-1', 'Spare of the same model', '11 min', 'Link to dispatch'],
      ],
    },
  ],
  notes: [
    'SHA-256: first 6 of 64 characters',
    'r3: the revision of the file',
    'RLY-52: settings as left on T-03',
    'Read back: compared line by line',
  ],
};
