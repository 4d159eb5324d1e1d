import { tenth } from '#electrical/tenth.ts';
import { drafting, hatching, type PlotBox } from '../../plot/drafting.tsx';
import { steps } from '../../plot/scale.ts';
import { monoWidth } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';
import { type BarsData, layBars, swatch, total } from './bars-layout.ts';

/** Horizontal bars from zero: names left of them on wide screens, above them on phones. */
export const bars: FigureDrawing<BarsData> = {
  sizes: {
    wide: (data) => [720, layBars(data, 'wide').height],
    narrow: (data) => [360, layBars(data, 'narrow').height],
  },
  draw(size, data) {
    const { axis, parts, partValues, partDigits, live, references = [] } = data;
    const lay = layBars(data, size);
    const { x, box, bands, upright, referencesY } = lay;
    const { left, right, bottom } = box;
    const { letters, note, trace } = drafting(size);
    const edges = bands.slice(0, -1).map(({ end }) => end);
    const limits = [...edges, ...references.map(({ at }) => x(at))];
    const middled = { anchor: 'middle' } as const;
    return (
      <>
        <Stroke
          d={steps(1, Math.floor(axis.end / axis.step))
            .map((i) => upright(x(i * axis.step)))
            .join('')}
          stroke="var(--line)"
        />
        <Stroke d={`M${left} ${bottom}H${right}${upright(left)}`} stroke="var(--line-2)" />
        {lay.numbers.map(({ at, text }) =>
          note(at, lay.numbersY, text, { ...middled, quiet: true }),
        )}
        {note(...lay.title, axis.title, { anchor: 'end', quiet: true })}
        {lay.legend.map(({ name, look, x: at, y, lines }) => (
          <g key={name}>
            <BarPart
              box={{ left: at, right: at + 24, top: y - 11, bottom: y + 1 }}
              look={look}
              live={name === live}
            />
            {note(at + swatch, y, lines)}
          </g>
        ))}
        {lay.rows.map((row) => (
          <g key={row.name}>
            {row.sum && trace(`M${Math.min(row.at[0], left)} ${row.ruleY}H${right}`)}
            {note(...row.at, row.name)}
            {row.note && note(row.at[0], row.noteY, row.note, { quiet: true })}
            {row.values.map((value, i) => {
              const part = parts?.[i];
              const before = total(row.values.slice(0, i));
              const [from, to] = [x(before), x(before + value)];
              return (
                <g key={part?.name ?? row.name}>
                  <BarPart
                    box={{ left: from, right: to, top: row.y, bottom: row.y + row.height }}
                    look={part?.look ?? 'solid'}
                    live={live === row.name || live === part?.name}
                  />
                  {partValues &&
                    note(
                      (from + to) / 2,
                      row.valuesY,
                      value.toLocaleString('en-US', { minimumFractionDigits: partDigits }),
                      middled,
                    )}
                </g>
              );
            })}
            {note(...row.end, row.text, { anchor: size === 'wide' ? 'start' : 'end' })}
          </g>
        ))}
        {trace(
          edges
            .map((at) => `M${at} ${lay.bandsY - letters}V${referencesY - letters - 2}`)
            .join('') + limits.map(upright).join(''),
          { dashed: true, weight: 1.3 },
        )}
        {bands.map(({ middle, lines }) => note(middle, lay.bandsY, lines, middled))}
        {references.map(({ name, at }) => {
          const half = monoWidth(name, letters) / 2;
          const middle = Math.min(Math.max(x(at), half), lay.width - half);
          return note(middle, referencesY, name, middled);
        })}
      </>
    );
  },
};

/** One part of a bar. The live one is orange; on paper the looks tell parts apart. */
function BarPart({
  box,
  look,
  live,
}: {
  box: PlotBox;
  look: 'solid' | 'outline' | 'hatched';
  live: boolean;
}) {
  const { left, right, top, bottom } = box;
  const frame = `M${left} ${tenth(top)}H${right}V${tenth(bottom)}H${left}z`;
  const tone = live ? 'var(--hot-line)' : 'var(--ink-3)';
  const strokes = look === 'hatched' ? hatching(box, 7) : '';
  return (
    <>
      <path d={frame} fill={tone} opacity={look !== 'solid' ? 0.1 : live ? 1 : 0.5} />
      <Stroke d={frame + strokes} stroke={tone} weight={1.3} />
    </>
  );
}
