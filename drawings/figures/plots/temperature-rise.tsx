import { fahrenheit, fahrenheitRise } from '#electrical/fahrenheit.ts';
import { temperatureRiseData } from '#electrical/figures/plots/temperature-rise.ts';
import { plotting } from '../../plot/plotting.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/** Two columns of heat on the steps of ANSI/NETA MTS Table 100.18, zero at ambient. */
export const temperatureRise: FigureDrawing = {
  sizes: { wide: [720, 420], narrow: [360, 450] },
  draw(size) {
    const { steps, similar, ambient, part, neighbor } = temperatureRiseData;
    const wide = size === 'wide';
    const box = places[size];
    const plot = plotting({ size, box, x: [0, 1], y: [0, 52] });
    const { y, letters, note, trace } = plot;
    const [rise, cooler] = [part.reading - ambient, neighbor.reading - ambient];
    const difference = rise - cooler;
    const both = (celsius: number) =>
      wide ? `${celsius} °C = ${fahrenheit(celsius)} °F` : `${celsius} °C`;
    /** From ambient up to a capped top. */
    const column = (x: number, top: number) =>
      `M${x} ${box.bottom}V${y(top)}M${x - 9} ${y(top)}h18`;
    const edges = [0, 10, 20, 40, 52];
    const ruler = box.part - 26;
    const quiet = 'end quiet' as const;
    return (
      <>
        {plot.area('plain', [0, 52], [1, 52], [1, 40], [0, 40])}
        {steps.map(({ from, to, label }, index) => {
          const middle = (y(edges[index] ?? 0) + y(edges[index + 1] ?? 0)) / 2;
          const range = to
            ? `${from}–${to} °C`
            : `RISE OVER ${from} °C (${fahrenheitRise(from)} °F)`;
          return [
            note(box.left + 14, middle - letters * 0.3, label),
            note(box.left + 14, middle + letters, range, 'quiet'),
          ];
        })}
        {plot.witness(`M${box.left} ${y(10)}H${box.right}M${box.left} ${y(20)}H${box.right}`)}
        {plot.level(40, { weight: 1.5 })}
        {plot.level(0, { dashed: false, weight: 2.5 })}
        {[0, 10, 20, 40].map((value) => note(box.left - 8, y(value) + 5, value, quiet))}
        {plot.title('left', '°C ABOVE AMBIENT')}
        {note(
          box.right,
          box.bottom + letters + 8,
          `AMBIENT ${ambient} °C = ${fahrenheit(ambient)} °F`,
          quiet,
        )}
        {trace(column(box.neighbor, cooler), { weight: 2.2 })}
        {trace(column(box.part, rise), { tone: 'live', weight: 4 })}
        {trace(`M${box.neighbor} ${y(cooler)}H${box.part}`, {
          tone: 'quiet',
          dashed: true,
          weight: 1,
        })}
        {wide ? (
          <>
            {trace(
              `M${ruler} ${y(cooler)}V${y(rise)}${[0, 3, 15, difference].map((at) => `M${ruler - 5} ${y(cooler + at)}h10`).join('')}`,
              { weight: 1.2 },
            )}
            {similar.map(({ label, from, to }, index) =>
              note(
                ruler - 14,
                y(cooler + ([1.5, 9, 18][index] ?? 0)) + (to ? 5 : -7),
                `${label} ${to ? `${from}–${to}` : `OVER ${from}`}`,
                quiet,
              ),
            )}
            {note(ruler - 14, y(rise) - 10, `DIFFERENCE ${difference} °C`, 'end')}
          </>
        ) : (
          note(box.part - 12, y(cooler) - 9, `+${difference} °C`, 'end')
        )}
        {note(box.neighbor + 12, y(20) + letters + 8, [neighbor.label, both(neighbor.reading)])}
        {note(
          box.part + (wide ? 14 : -12),
          y(40) + letters + 9,
          // On a phone a line shorter, clear of the step's own words.
          wide
            ? [part.label, both(part.reading), `RISE ${rise} °C`]
            : [`${part.label} ${both(part.reading)}`, `RISE ${rise} °C`],
          wide ? 'start' : 'end',
        )}
      </>
    );
  },
};

/** The plot, and the x of both columns. */
const places = {
  wide: { left: 36, right: 708, top: 30, bottom: 390, part: 572, neighbor: 396 },
  narrow: { left: 28, right: 352, top: 30, bottom: 416, part: 336, neighbor: 226 },
};
