import { cards, type PointKind, points } from '#electrical/station/points.ts';
import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';

const used = (kind: PointKind) =>
  `${kind} ${points.filter((each) => each.kind === kind).length} of ${cards[kind].signals}`;

export const ioList: Sheet = {
  station: `${station.name}, ${points.length} of ${points.length} OK`,
  facts: [
    ['Controller', 'PLC-1, rack 0'],
    ['Analog', '4 to 20 mA'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Points',
      columns: [
        { title: 'Tag', at: 24, cut: 16 },
        { title: 'Description', at: 102, cut: 92 },
        { title: 'Type', at: 312, cut: 300 },
        { title: 'Range', at: 352 },
        { title: 'Card', at: 462 },
        { title: 'OK', at: 536, align: 'end' },
      ],
      rows: points.map(({ tag, description, kind, range }) => {
        const place = points
          .filter((each) => each.kind === kind)
          .findIndex((each) => each.tag === tag);
        return [
          tag,
          description,
          kind,
          range,
          `${cards[kind].slot}/${String(place).padStart(2, '0')}`,
          'Yes',
        ];
      }),
    },
  ],
  notes: [
    `${used('DI')}, ${used('DO')}`,
    `${used('AI')}, ${used('AO')}`,
    'OK: proved from device to screen',
    'Relay trips of 52 are hard-wired',
  ],
};
