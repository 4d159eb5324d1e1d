import { kilovolts, station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';
import { stateLine } from './state-line.tsx';
import { numbered, stepColumns } from './switching-order.ts';

const steps = numbered([
  ['Clearance 014', 'Release', 'All signed off', '14:05'],
  ['Work area', 'Inspect', 'Leads on, no tools', '14:10'],
  ['52-3, load', 'Remove G4', 'Count 1 of 4', '14:16'],
  ['480 V bus', 'Remove G3', 'Count 2 of 4', '14:19'],
  ['T1, high side', 'Remove G2', 'Count 3 of 4', '14:24'],
  ['52, line side', 'Remove G1', 'Count 4 of 4', '14:28'],
  ['T1, 480 V bus', 'Test insulation', 'Over 100 MΩ', '14:36'],
  ['52 to 52-3', 'Verify open', 'Flags open', '14:41'],
  ['All locks', 'Remove 11 to 14', 'Tags off, DC on', '14:46'],
  ['52-M', 'Rack in, open', 'Flag open', '14:51'],
  ['89', 'Close, no load', '3 blades home', '14:56'],
  ['Relay 27', 'Unblock', 'Line voltage good', '14:58'],
  ['52', 'Close', 'Red lamp, T1 480 V', '15:02'],
  ['52-M', 'Close', 'Bus 480 V, ABC', '15:08'],
  ['52-1, 52-2', 'Close', 'Lighting, MCC-1', '15:12'],
  ['52-3, VFD-1', 'Close, run P-101', 'Rotation correct', '15:20'],
  ['52-3', 'Scan at load', 'B within 1 °C of A', '16:30'],
]);

export const restoreOrder: Sheet = {
  station: `${station.name}, steps 1 to ${steps.length}`,
  facts: [
    ['Return', '52, T1, 480 V bus'],
    ['After', 'S-02'],
    ['Drawn', 'after step 9'],
    ['Line', `${kilovolts} to 89`],
  ],
  blocks: [
    stateLine(
      'State after step 9: all grounds and locks off, everything still open; energized to the open switch 89.',
      [
        { kind: 'open-switch', at: 0.12, label: '89' },
        { kind: 'open-breaker', at: 0.31, label: '52' },
        { kind: 'transformer', at: 0.48, label: 'T1' },
        { kind: 'open-breaker', at: 0.61, label: '52-M' },
        { kind: 'bus', at: 0.75, label: '480 V' },
        { kind: 'open-breaker', at: 0.87, label: '52-3' },
      ],
    ),
    { kind: 'table', caption: 'Steps', columns: stepColumns, rows: steps },
  ],
  notes: [
    'No ground is left: 4 of 4 counted',
    'Crew clear from step 3 on',
    'QP-1 switches, QP-2 checks',
    'Hold at any reading not as listed',
  ],
};
