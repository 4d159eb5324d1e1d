import { fallOfPotentialData, rodReading } from '#electrical/figures/plots/fall-of-potential.ts';
import { plotting } from '../../plot/plotting.tsx';
import { curve, steps } from '../../plot/scale.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * Ohms over the way to the current probe, which is where the axis ends. Over the plot lies the
 * first test in section, to scale; under it what each test reads.
 */
export const fallOfPotential: FigureDrawing = {
  sizes: { wide: [720, 528], narrow: [360, 476] },
  draw(size) {
    const { rod, limit, readings, tests } = fallOfPotentialData;
    const wide = size === 'wide';
    const { box, grade, table } = arrangements[size];
    const { left, right } = box;
    const plot = plotting({ size, box, x: [0, 100], y: [0, 60] });
    const { x, y, letters, note, text, trace } = plot;
    const probe = x(62);
    const [near] = tests;
    const results = tests.map((test, index) => {
      const ohms = rodReading(rod, test.distance);
      const read = (percent: number) => ohms((percent / 100) * test.distance);
      // Points lie closer together where the curve bends, up to where it leaves the plot.
      const path =
        curve(x, y, [1, 10], read, 12) +
        curve(x, y, [10, 75], read, 16) +
        curve(x, y, [75, index ? 92.77 : 98.36], read, 28);
      const look = { tone: index ? 'plain' : 'live', dashed: index > 0 } as const;
      const row = table.y + index * (letters + 14);
      const name = `${test.distance} FT`;
      return [
        trace(path.replaceAll(/(?<!^)M/g, 'L'), look),
        readings.map((at) => plot.dot([at, read(at)], !index)),
        trace(`M${left} ${row - 5}h34`, look),
        plot.row(
          [left + 44, ...table.columns],
          row,
          [
            wide ? `${test.label}, CURRENT PROBE AT ${name}` : name,
            ...readings.map((at) => read(at).toFixed(1)),
          ],
          'middle',
        ),
      ];
    });
    return (
      <>
        {plot.witness(
          steps(left + 20, right - 20, 14)
            .map((at) => `M${at} ${grade}l-10 10`)
            .join(''),
        )}
        {trace(`M${left} ${grade}H${right}`, { weight: 2.5 })}
        {trace(`M${left} ${grade - 8}V${grade + (right - left) / 10}`, { weight: 4 })}
        {trace(`M${probe} ${grade - 8}v22M${right} ${grade - 8}v22`, { weight: 2.2 })}
        {/* Rod and potential probe are where both tests have them; the current probe is not. */}
        {note(right - 12, grade + letters + 16, `${near?.label} ONLY`, 'end')}
        {note(left, grade - 16, wide ? `ROD ${rod.length} FT` : 'ROD', 'quiet')}
        {note(probe, grade - 16, wide ? 'POTENTIAL PROBE' : '62%', 'middle quiet')}
        {note(
          right,
          grade - 16,
          `${wide ? 'CURRENT PROBE ' : ''}${near?.distance} FT`,
          'end quiet',
        )}
        {plot.grid(
          [0, 10, 20, 30, 40, ...readings, 80, 90, 100],
          [0, 10, 20, limit, rod.resistance, 40, 50, 60],
        )}
        {plot.xNumbers(wide ? [0, ...readings, 100] : [0, 100], (at) => `${at}%`)}
        {plot.yNumbers([0, limit, rod.resistance, 60])}
        {plot.level(limit, { tone: 'quiet', weight: 1.5 })}
        {plot.level(rod.resistance, { dashed: false, weight: 1 })}
        {results.toReversed()}
        {text([0, rod.resistance], `TRUE VALUE${wide ? ' IN UNIFORM SOIL' : ''}`, [12, -8])}
        {text([100, limit], `SECOND ELECTRODE ABOVE ${limit}`, [-12, letters + 6], 'end quiet')}
        {plot.title('left', 'OHMS')}
        {!wide &&
          plot.row(
            [left + 44, ...table.columns],
            396,
            ['PROBE AT', ...readings.map((at) => `${at}%`)],
            'middle quiet',
          )}
      </>
    );
  },
};

const arrangements = {
  wide: {
    box: { left: 40, right: 700, top: 148, bottom: 440 },
    grade: 44,
    table: { y: 492, columns: [383.2, 449.2, 515.2] },
  },
  narrow: {
    box: { left: 34, right: 336, top: 118, bottom: 340 },
    grade: 40,
    table: { y: 432.6, columns: [190, 254, 318] },
  },
};
