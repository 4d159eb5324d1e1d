import type { points } from '#electrical/station/points.ts';
import { station } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import type { Sheet } from './sheet.ts';

type Tag = (typeof points)[number]['tag'];

/** A cause, what it does to 52, P-101 and XV-201, how that is reset, and the priority of its alarm. */
const causes: readonly (readonly [Tag, string, string, string, string, string, string])[] = [
  ['XA-50', '50 tripped', 'Relay', 'Stop', '', 'Hand', 'High'],
  ['XA-51', '51 tripped', 'Relay', 'Stop', '', 'Hand', 'High'],
  ['XA-27', '27 tripped', 'Relay', 'Stop', '', '', 'Med.'],
  ['TAHH-T1', 'T1 oil high-high', 'Trip', 'Stop', '', 'Hand', 'High'],
  ['TI-T1', 'T1 oil over 95 °C', '', '', '', '', 'Med.'],
  ['LAL-T1', 'T1 oil level low', '', '', '', '', 'Med.'],
  ['ZSC-52', '52 opens', '', 'Stop', '', '', 'Med.'],
  ['ZSC-52M', '52-M opens', '', 'Stop', '', '', 'Med.'],
  ['XA-P101', 'VFD-1 fault', '', 'Stop', '', 'Hand', 'Med.'],
  ['PSHH-101', 'Discharge high-high', '', 'Stop', '', 'Hand', 'High'],
  ['PI-101', 'Signal lost', '', 'Stop', '', '', 'Med.'],
  ['LSHH-201', 'Tank high-high', '', '', 'Close', 'Hand', 'High'],
  ['LI-201', 'Tank over 18 ft', '', '', '', '', 'Med.'],
  ['LI-201', 'Tank under 2 ft', '', 'Stop', '', '', 'Med.'],
  ['LI-201', 'Signal lost', '', 'Stop', 'Close', '', 'Med.'],
  ['HS-ESD1', 'Shutdown station', '', 'Stop', 'Close', 'Hand', 'High'],
];

export const causeAndEffectChart: Sheet = {
  station: `${station.name}, ${causes.length} causes`,
  facts: [
    ['Relay', 'Trip is hard-wired'],
    ['XV-201', 'Fails closed'],
    ['Hand', 'Reset on site'],
    ['Tags', 'As on A-04'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Causes and effects',
      columns: [
        { title: 'Tag', at: 24, cut: 16 },
        { title: 'Cause', at: 102, cut: 92 },
        { title: '52', at: 312 },
        { title: 'P-101', at: 356, cut: 244 },
        { title: 'XV-201', at: 399, cut: 288 },
        { title: 'Reset', at: 449 },
        { title: 'Alarm', at: 536, align: 'end' },
      ],
      rows: causes.map((cause) => [...cause]),
    },
  ],
  notes: [
    'Tested cause by cause with the',
    'outputs connected, Mar 24, 2026',
    'Radio lost: logic runs on as is',
    `Start: 52, 52-M closed for ${yardRatings.restartSeconds} s`,
  ],
};
