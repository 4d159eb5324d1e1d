import { deviation, station, written } from '#electrical/station/station.ts';
import { taps, turnsRatio } from '#electrical/station/turns-ratio.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import type { Sheet } from './sheet.ts';

/** Read by the ratio set on each tap, as parts of the calculated ratio. */
const ratios = [
  [1.0006, 1.0008, 1.0005],
  [1.0007, 1.0007, 1.0004],
  [1.0008, 1.0009, 1.0006],
  [1.0006, 1.0011, 1.0007],
  [1.0009, 1.001, 1.0008],
] as const;

/** Milliohms at 20 °C, of the factory and of this test. */
const windings = [
  ['High, line to line', 3860, [3868, 3871, 3866]],
  ['Low, line to neutral', 0.72, [0.722, 0.721, 0.723]],
] as const;

/** Megohms after one minute and after ten. */
const insulation = [
  ['High to low and ground', 5000, 14_200, 22_100],
  ['Low to high and ground', 1000, 6_300, 9_200],
  ['High to low', 5000, 16_800, 25_700],
] as const;

export const transformerTestReport: Sheet = {
  station: `${station.name}, ${yardRatings.transformer.name}`,
  facts: [
    ['Windings', '24,900 D to 480Y/277 V'],
    ['Oil', 'Mineral, 32 °C'],
    ['Leads', 'Off at the bushings'],
    ['Grounds', 'G2 on the leads'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Turns ratio, within 0.5%',
      columns: [
        { title: 'Tap', at: 24, cut: 16 },
        { title: 'High side', at: 150, align: 'end' },
        { title: 'Calculated', at: 264, align: 'end', cut: 118 },
        { title: 'A', at: 370, align: 'end', cut: 168 },
        { title: 'B', at: 424, align: 'end', cut: 218 },
        { title: 'C', at: 478, align: 'end', cut: 268 },
        { title: 'Worst %', at: 536, align: 'end', cut: 334 },
      ],
      rows: taps.map(({ tap, volts }, index) => {
        const ratio = turnsRatio(volts);
        const found = (ratios[index] ?? []).map((part) => part * ratio);
        const worst = Math.max(...found);
        return [
          `${tap}`,
          `${written(volts)} V`,
          written(ratio, 2),
          ...found.map((each) => written(each, 2)),
          deviation(worst, ratio, 2).replace('%', ''),
        ];
      }),
    },
    {
      kind: 'table',
      caption: 'Winding resistance at 20 °C, mΩ',
      columns: [
        { title: 'Winding', at: 24 },
        { title: 'Factory', at: 264, align: 'end' },
        { title: 'A', at: 370, align: 'end' },
        { title: 'B', at: 424, align: 'end' },
        { title: 'C', at: 478, align: 'end' },
        { title: 'Worst', at: 536, align: 'end' },
      ],
      rows: windings.map(([winding, factory, found]) => {
        const digits = factory < 10 ? 3 : 0;
        return [
          winding,
          written(factory, digits),
          ...found.map((each) => written(each, digits)),
          deviation(Math.max(...found), factory, 1),
        ];
      }),
    },
    {
      kind: 'table',
      caption: 'Insulation resistance at 20 °C, GΩ',
      columns: [
        { title: 'Between', at: 24 },
        { title: 'V dc', at: 264, align: 'end' },
        { title: '1 min', at: 384, align: 'end' },
        { title: '10 min', at: 462, align: 'end' },
        { title: 'PI', at: 536, align: 'end' },
      ],
      rows: insulation.map(([between, volts, first, last]) => [
        between,
        written(volts),
        written(first / 1000, 1),
        written(last / 1000, 1),
        written(last / first, 2),
      ]),
    },
    {
      kind: 'table',
      caption: 'Power factor and oil',
      columns: [
        { title: 'Test', at: 24 },
        { title: 'Method', at: 190 },
        { title: 'Found', at: 404, align: 'end' },
        { title: 'Compared with', at: 424 },
      ],
      rows: [
        ['Power factor, CH', '10 kV, 20 °C', '0.31%', '0.29% factory'],
        ['Power factor, CHL', '10 kV, 20 °C', '0.28%', '0.27% factory'],
        ['Breakdown, 1 mm', 'ASTM D1816', '34 kV', 'Min. 23 kV'],
        ['Water', 'ASTM D1533', '14 ppm', 'Max. 35 ppm'],
        ['Interfacial tension', 'ASTM D971', '38 mN/m', 'Min. 25 mN/m'],
        ['Acid, mg KOH/g', 'ASTM D974', '0.03', 'Max. 0.20'],
      ],
    },
  ],
  notes: [
    'Ratio: per nameplate, ANSI/NETA',
    'Oil: IEEE C57.106, to 69 kV',
    'PI kept for the trend, no limit',
    'Gases in oil: laboratory, 10 days',
  ],
};
