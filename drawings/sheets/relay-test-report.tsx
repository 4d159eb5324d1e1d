import {
  currentRatio,
  instantaneousLimit,
  throughFault,
  timeDial,
  timedTrip,
  veryInverse,
} from '#electrical/station/overcurrent.ts';
import { deviation, kilovolts, station, written } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { curve, logarithmic } from '../plot/scale.ts';
import { figureWidth, type Sheet, type SheetSize } from './sheet.ts';
import { Lines, Reading, Words } from './sheet-plot.tsx';

const { currentTransformer, pickup } = yardRatings;
const [timed, instant] = [pickup.timed / currentRatio, pickup.instantaneous / currentRatio];

/** As measured: amperes of each phase at pickup, seconds at multiples of it, and of 50. */
const measured = {
  pickup: { A: 3.01, B: 3, C: 3.02 },
  seconds: [
    [2, 7.055],
    [3, 2.957],
    [5, 1.317],
  ] as const,
  instant: { pickup: 50.3, seconds: 0.021 },
};

const inAmperes = (value: number) => `${written(value, 2)} A`;
const inSeconds = (value: number) => `${written(value, 3)} s`;

export const relayTestReport: Sheet = {
  station: `${station.name}, ${kilovolts}`,
  facts: [
    ['Device', '50/51 on 52, 3 phases'],
    ['CT', `${currentTransformer.primary}:5, ${currentRatio} to 1`],
    ['Test', 'Secondary injection'],
    ['Injected', 'A, B, C in turn'],
  ],
  blocks: [
    {
      kind: 'table',
      caption: 'Settings',
      columns: [
        { title: 'Element', at: 24 },
        { title: 'Curve', at: 96 },
        { title: 'Primary', at: 312 },
        { title: 'Secondary', at: 390 },
        { title: 'Delay', at: 476 },
      ],
      rows: [
        ['51', 'IEEE very inverse', `${pickup.timed} A`, inAmperes(timed), `TD ${timeDial}.00`],
        ['50', 'Instantaneous', `${written(pickup.instantaneous)} A`, inAmperes(instant), 'None'],
      ],
    },
    {
      kind: 'table',
      caption: 'Results',
      columns: [
        { title: 'Test', at: 24, cut: 16 },
        { title: 'Inject', at: 192, align: 'end' },
        { title: 'Expected', at: 288, align: 'end', cut: 174 },
        { title: 'Measured', at: 384, align: 'end', cut: 262 },
        { title: 'Error', at: 462, align: 'end', cut: 334 },
        { title: 'Result', at: 536, align: 'end' },
      ],
      rows: [
        ...measured.seconds.map(([multiple, seconds]) => {
          const expected = timedTrip(multiple * pickup.timed);
          return [
            `51 at ${multiple}×`,
            inAmperes(multiple * timed),
            inSeconds(expected),
            inSeconds(seconds),
            deviation(seconds, expected),
            'Pass',
          ];
        }),
        ...Object.entries(measured.pickup).map(([phase, amperes]) => [
          `51 pickup ${phase}`,
          'Ramp',
          inAmperes(timed),
          inAmperes(amperes),
          deviation(amperes, timed),
          'Pass',
        ]),
        [
          '50 pickup',
          'Ramp',
          inAmperes(instant),
          inAmperes(measured.instant.pickup),
          deviation(measured.instant.pickup, instant),
          'Pass',
        ],
        [
          '50 time, max',
          inAmperes(1.1 * instant),
          inSeconds(instantaneousLimit),
          inSeconds(measured.instant.seconds),
          'in limit',
          'Pass',
        ],
      ],
    },
    {
      kind: 'figure',
      label: `Time-current curve of the relay on 52. 51 picks up at ${pickup.timed} A, 50 at ${written(pickup.instantaneous)} A; the measured times lie on the curve. A fault at 480 V draws ${written(throughFault.primary)} A at ${kilovolts}, above the pickup of 51 and below that of 50.`,
      height: { wide: 196, narrow: 216 },
      draw: (size) => <TimeCurrentCurve size={size} />,
    },
  ],
  notes: [
    `t = TD(${veryInverse.a}/(M² − 1) + ${veryInverse.b}) s`,
    'Constants of IEEE C37.112',
    'Tolerance: pickup 3%, time 5%',
    '51 tripped 52 at 09:12, see S-02',
  ],
};

function TimeCurrentCurve({ size }: { size: SheetSize }) {
  const [left, right, top] = [46, figureWidth[size], 2];
  const bottom = size === 'wide' ? 172 : 192;
  const x = logarithmic([50, 3000], [left, right]);
  const y = logarithmic([0.01, 100], [bottom, top]);
  const fault = x(throughFault.primary);
  const minors = [50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 700, 1000, 2000, 3000];
  const { instantaneous } = pickup;
  const drop = `L${x(instantaneous)} ${y(measured.instant.seconds)}H${right}`;
  return (
    <>
      <Lines
        tone="faint"
        d={[
          ...minors.map((amperes) => `M${x(amperes)} ${top}V${bottom}`),
          ...[0.03, 0.1, 0.3, 1, 3, 10, 30].map((seconds) => `M${left} ${y(seconds)}H${right}`),
        ].join('')}
      />
      <Lines tone="quiet" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {[100, 10, 1, 0.1, 0.01].map((seconds) => (
        <Words
          key={seconds}
          x={left - 6}
          y={y(seconds) + (seconds === 100 ? 10 : seconds === 0.01 ? 0 : 4)}
          anchor="end"
          quiet
        >
          {seconds === 100 ? '100 s' : seconds}
        </Words>
      ))}
      {[100, 300, 1000].map((amperes) => (
        <Words key={amperes} x={x(amperes)} y={bottom + 18} anchor="middle" quiet>
          {amperes === 1000 ? '1,000 A' : amperes}
        </Words>
      ))}
      <Lines tone="quiet" dash="4 4" d={`M${fault} ${top}V${bottom}`} />
      <Words x={fault - 6} y={top + 16} anchor="end" quiet>
        {size === 'wide' ? `480 V fault, ${written(throughFault.primary)} A` : '480 V fault'}
      </Words>
      <Lines
        tone="live"
        weight={2.4}
        d={curve(x, y, [pickup.timed * 1.095, 90], timedTrip, 14)
          .concat(curve(x, y, [95, instantaneous], timedTrip, 40).replace('M', 'L'))
          .concat(drop)}
      />
      {measured.seconds.map(([multiple, seconds]) => (
        <g key={multiple}>
          <Reading x={x(multiple * pickup.timed)} y={y(seconds)} />
          <Words x={x(multiple * pickup.timed) + 9} y={y(seconds) - 6}>
            {size === 'wide' ? `${multiple}× ${written(seconds, 3)}` : `${multiple}×`}
          </Words>
        </g>
      ))}
      <Reading x={x(1.1 * instantaneous)} y={y(measured.instant.seconds)} />
      <Words x={x(pickup.timed) + 4} y={y(0.35)}>
        51: {pickup.timed} A
      </Words>
      <Words x={x(instantaneous) + 8} y={y(0.1) - 4}>
        {size === 'wide' ? `50: ${written(instantaneous)} A` : '50'}
      </Words>
    </>
  );
}
