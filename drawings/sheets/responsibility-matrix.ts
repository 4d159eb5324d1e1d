import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';

export const responsibilityMatrix: Sheet = {
  station: `${station.name}, contract`,
  facts: [
    ['R', 'Does the work'],
    ['C', 'Is consulted'],
    ['A', 'Approves it'],
    ['I', 'Is informed'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Who does what',
      columns: [
        { title: 'Item', at: 24, cut: 16 },
        { title: 'Owner', at: 318 },
        { title: 'Engineer', at: 366 },
        { title: 'Contr.', at: 436, cut: 270 },
        { title: 'Util.', at: 490 },
      ],
      rows: [
        ['Land, easements, right of way', 'R', '', 'I', 'C'],
        ['Load list and voltage', 'A', 'C', 'R', 'I'],
        ['Utility application, load letter', 'A', 'C', 'R', 'C'],
        ['Line to cutout C-1, metering', 'I', 'C', 'C', 'R'],
        ['Lease line, C-1 to 89', 'A', 'C', 'R', 'I'],
        ['Sealed design, one-line', 'A', 'R', 'C', 'I'],
        ['Relay settings, arc-flash study', 'A', 'R', 'C', 'C'],
        ['Area-classification drawing', 'A', 'R', 'I', ''],
        ['T1, 52, 89, MCC-1: purchase', 'A', 'C', 'R', 'I'],
        ['Foundations, fence, gravel', 'A', 'C', 'R', ''],
        ['Ground grid', 'I', 'C', 'R', ''],
        ['Trench, conduit, cable', 'I', 'C', 'R', ''],
        ['Terminations and torque, Q-04', 'I', '', 'R', ''],
        ['Acceptance tests, G-01 to T-03', 'A', 'C', 'R', 'I'],
        ['Programs, I/O checks, A-04', 'A', '', 'R', ''],
        ['Switching orders, first power', 'A', 'C', 'R', 'C'],
        ['Operator training', 'A', '', 'R', ''],
        ['As-built drawings, station file', 'A', 'C', 'R', ''],
      ],
    },
  ],
  notes: [
    'One R in every row',
    'Contr.: the electrical contractor',
    'Seals: the owner’s engineer',
    'Changes: new revision, both sign',
  ],
};
