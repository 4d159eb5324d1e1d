import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';

/**
 * Joint, bolt, and the foot-pounds that the manufacturer of the equipment gives. None is of switch
 * 89: it isolates the work, and its line side is live.
 */
const joints = [
  ['52, line pads', '1/2-13 bronze', 40],
  ['52, load pads', '1/2-13 bronze', 40],
  ['52, tank ground', '1/2-13 bronze', 40],
  ['T1, high bushings', '1/2-13 bronze', 40],
  ['T1, arresters', '1/2-13 bronze', 40],
  ['T1, low spades', '1/2-13 steel', 50],
  ['T1, neutral X0', '1/2-13 steel', 50],
  ['52-M, line bus', '1/2-13 steel', 50],
  ['52-M, load bus', '1/2-13 steel', 50],
  ['480 V bus, splice', '1/2-13 steel', 50],
  ['480 V ground bus', '3/8-16 steel', 20],
  ['52-1, load lugs', '3/16 hex screw', 10],
  ['52-2, load lugs', '3/8 hex screw', 31],
  ['52-3, load lug A', '3/8 hex screw', 31],
  ['52-3, load lug B, new', '3/8 hex screw', 31],
  ['52-3, load lug C', '3/8 hex screw', 31],
] as const;

export const torqueSheet: Sheet = {
  station: `${station.name}, after S-02`,
  facts: [
    ['Wrench', 'TW-4, 5 to 80 ft-lb'],
    ['Calibrated', 'Jan 12, 2026'],
    ['Threads', 'Clean, dry'],
    ['Repair', 'T-05, 52-3 lug B'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Joints, ft-lb',
      columns: [
        { title: 'Joint', at: 24, cut: 16 },
        { title: 'Bolt', at: 194 },
        { title: 'Per mfr.', at: 380, align: 'end', cut: 262 },
        { title: 'Set to', at: 440, align: 'end', cut: 334 },
        { title: 'Mark', at: 484, align: 'end' },
        { title: 'QP', at: 536, align: 'end' },
      ],
      rows: joints.map(([joint, bolt, value]) => [
        joint,
        bolt,
        `${value}`,
        `${value}`,
        'Yes',
        '3, 1',
      ]),
    },
  ],
  notes: [
    'Per mfr.: nameplate or manual of',
    'the equipment; if it gives none,',
    'ANSI/NETA Table 100.12',
    'Mark: paint line, nut to pad',
  ],
};
