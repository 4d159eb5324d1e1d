import { sheetRegister } from '#electrical/station/sheet-register.ts';
import { station } from '#electrical/station/station.ts';
import type { Sheet } from './sheet.ts';

const listed = Object.values(sheetRegister).map(({ number, title, revision, date, section }) => [
  number,
  title,
  `${revision}`,
  date,
  section,
]);

/** What the file holds beside the sheets. */
const others = [
  ['D-01', 'Manufacturers’ manuals', '0', 'Mar 25, 2026', 'Design'],
  ['D-02', 'Arc-flash study and labels', '1', 'Mar 20, 2026', 'Design'],
  ['D-03', 'Panel schedules', '1', 'Mar 25, 2026', 'Design'],
];

const rows = [...listed, ...others].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

export const turnoverIndex: Sheet = {
  station: `${station.name}, ${rows.length} records`,
  facts: [
    ['Form', 'PDF, one printed set'],
    ['Delivered', 'Mar 27, 2026'],
    ['Kept by', 'Owner and contractor'],
    ['Current to', 'Jun 5, 2026'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Records of the station',
      columns: [
        { title: 'Sheet', at: 24, cut: 16 },
        { title: 'Title', at: 80, cut: 70 },
        { title: 'Rev', at: 312 },
        { title: 'Date', at: 352 },
        { title: 'Section', at: 462, cut: 276 },
      ],
      rows,
    },
  ],
  notes: [
    'Letters: A control, D documents,',
    'E drawings, G ground, P contract,',
    'Q quality, R reports, S switching,',
    'T tests',
  ],
};
