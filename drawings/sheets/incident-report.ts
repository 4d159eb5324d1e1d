import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';
import { stateLine } from './state-line.tsx';

const { part, seconds } = station.undervoltage;

export const incidentReport: Sheet = {
  station: `${station.name}, June 3, 2026`,
  facts: [
    ['Event', 'Truck struck pole 12'],
    ['Injured', 'None'],
    ['Line owner', 'Lease owner'],
    ['Lost', 'Station, 480 V'],
  ],
  blocks: [
    stateLine(
      'As left: energized to the open cutout C-1 and no further. The span at pole 12 is down, with grounds on all three phases on both sides of it. Switch 89, breaker 52 and main 52-M are open.',
      [
        { kind: 'open-switch', at: 0.12, label: 'C-1' },
        { kind: 'ground', at: 0.23, label: 'G1' },
        { kind: 'break', at: 0.33, label: 'Pole 12' },
        { kind: 'ground', at: 0.43, label: 'G2' },
        { kind: 'open-switch', at: 0.54, label: '89' },
        { kind: 'open-breaker', at: 0.66, label: '52' },
        { kind: 'transformer', at: 0.77, label: 'T1' },
        { kind: 'open-breaker', at: 0.89, label: '52-M' },
      ],
    ),
    {
      kind: 'table',
      caption: 'What happened',
      columns: [
        { title: 'Time', at: 24, cut: 16 },
        { title: 'Where', at: 80 },
        { title: 'What', at: 312, cut: 70 },
      ],
      rows: [
        ['01:52', 'Pole 12, cutout C-1', 'Conductor down, 2 fuses blown'],
        ['01:52', `Relay 27, ${part * 100}%, ${seconds}.0 s`, '52 tripped; 50, 51 did not'],
        ['01:55', 'Dispatch', 'Call taken, keep 35 ft away'],
        ['03:05', 'Crew on site', 'Area guarded, road flagged'],
        ['03:20', 'Cutout C-1, by owner', '3 doors open, tagged'],
        ['03:28', '89, 52, 52-M', 'Open, locked, tagged'],
        ['03:40', 'Pole 11 and pole 13', 'Tested for voltage: 0 V *'],
        ['03:52', 'Pole 11 and pole 13', 'G1, G2 on 3 phases'],
      ],
    },
    {
      kind: 'table',
      caption: 'As left at 04:30',
      columns: [
        { title: 'Device', at: 24 },
        { title: 'State', at: 172 },
        { title: 'Lock, tag', at: 312 },
        { title: 'Grounds', at: 430 },
      ],
      rows: [
        ['Cutout C-1', 'Open, 3 doors', 'Tag 31, owner', 'None'],
        ['Span 11 to 13', 'Down, 0 V', 'Barricade', 'G1, G2'],
        ['89', 'Open', 'Lock 11', 'None'],
        ['52', 'Open', 'Lock 14', 'None'],
        ['52-M, 480 V', 'Open, 0 V', 'Lock 12', 'None'],
      ],
    },
  ],
  notes: [
    '* Live-dead-live, each phase',
    'No target on 50 or 51: the fault',
    'is on the line side of the CTs',
    'Next: set pole 12, then restore',
  ],
};
