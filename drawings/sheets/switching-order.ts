import { station } from '#electrical/station/station.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { stateLine } from './state-line.tsx';

/** The columns of an order: steps are carried out, checked and timed one by one. */
export const stepColumns: readonly SheetColumn[] = [
  { title: '#', at: 42, align: 'end', cut: 32 },
  { title: 'Device', at: 54, cut: 42 },
  { title: 'Action', at: 172, cut: 166 },
  { title: 'Verify', at: 312 },
  { title: 'Time', at: 456, cut: 296 },
  { title: 'QP', at: 536, align: 'end' },
];

/** Steps with their number and both initials. */
export function numbered(steps: readonly (readonly [string, string, string, string])[]) {
  return steps.map((step, index) => [`${index + 1}`, ...step, '1, 2']);
}

const steps = numbered([
  ['52-1 to 52-3', 'Open', 'Flags open, 0 A', '06:42'],
  ['VFD-1', 'Open, lock, tag', 'DC 0 V, lock 13', '06:47'],
  ['52-M', 'Open', 'Flag open, 0 A', '06:51'],
  ['52', 'Open', 'Green lamp, 0 A', '06:54'],
  ['89', 'Open, lock, tag', '3 apart, lock 11', '06:58'],
  ['52-M', 'Rack out, tag', 'Shutter, lock 12', '07:03'],
  ['52, line side', 'Test voltage *', 'A, B, C 0 V', '07:09'],
  ['52, line side', 'Apply G1', '3 phases, tight', '07:14'],
  ['T1, high side', 'Test voltage *', 'A, B, C 0 V', '07:19'],
  ['T1, high side', 'Apply G2', '3 phases, tight', '07:24'],
  ['480 V bus', 'Test voltage *', 'A, B, C 0 V', '07:29'],
  ['480 V bus', 'Apply G3', '3 phases, tight', '07:33'],
  ['52-3, load', 'Test voltage *', 'A, B, C 0 V', '07:38'],
  ['52-3, load', 'Apply G4', '3 phases, tight', '07:42'],
  ['Clearance 014', 'Issue to crew', 'Signed by lead', '07:50'],
  ['52', 'Close for T-03', '27 off, all clear', '09:08'],
  ['52', 'Trip by 51', 'Open, green lamp', '09:12'],
  ['52', 'Lock and tag', 'Lock 14, DC off', '09:20'],
]);

export const switchingOrder: Sheet = {
  station: `${station.name}, steps 1 to ${steps.length}`,
  facts: [
    ['Isolate', '52, T1, 480 V bus'],
    ['For', 'T-01, T-03, T-05'],
    ['Drawn', 'after step 15'],
    ['2nd source', 'None on the bus'],
  ],
  blocks: [
    stateLine(
      'State after step 15: energized to the open switch 89 and no further. Breaker 52 and main 52-M are open. Grounds on all three phases: G1 on the line side of 52, G2 on the high side of T1, G3 on the 480 V bus, G4 on the load side of 52-3.',
      [
        { kind: 'open-switch', at: 0.12, label: '89' },
        { kind: 'ground', at: 0.23, label: 'G1' },
        { kind: 'open-breaker', at: 0.31, label: '52' },
        { kind: 'ground', at: 0.39, label: 'G2' },
        { kind: 'transformer', at: 0.48, label: 'T1' },
        { kind: 'open-breaker', at: 0.61, label: '52-M' },
        { kind: 'ground', at: 0.69, label: 'G3' },
        { kind: 'bus', at: 0.75, label: '480 V' },
        { kind: 'open-breaker', at: 0.87, label: '52-3' },
        { kind: 'ground', at: 0.96, label: 'G4' },
      ],
    ),
    { kind: 'table', caption: 'Steps', columns: stepColumns, rows: steps },
  ],
  notes: [
    '* Live-dead-live: tester proved on',
    '  a live source before and after',
    'QP-1 switches, QP-2 checks',
    'Restore on S-03',
  ],
};
