import { ranges, stringCurrentNumbers } from '#electrical/figures/schematics/string-current.ts';
import { tenth } from '#electrical/tenth.ts';
import { drafting } from '../../plot/drafting.tsx';
import { Device, Round } from '../../symbols/device.tsx';
import { Transformer } from '../../symbols/transformer.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

const { at: amps, conductors, connectors, turbines, ...given } = stringCurrentNumbers;

/** Turbines along a string, each segment of its cable as wide as the current that has added up in it. */
export const stringCurrent: FigureDrawing = {
  sizes: { wide: [720, 268], narrow: [360, 556] },
  draw(size) {
    const wide = size === 'wide';
    const { letters, note, trace } = drafting(size);
    /** How far along the string a segment begins. */
    const along = (segment: number) => tenth(wide ? 84 + (segment * 176) / 3 : 24 + segment * 48);
    const middle = (from: number, to = from + 1) => tenth((along(from) + along(to)) / 2);
    const shares = ranges(conductors).map((range) => [along(range.from), along(range.to)] as const);
    const own = { power: `${turbines} × ${given.power} MW`, total: `= ${given.total} MW` };
    const grid = `${given.voltage} kV, ${given.powerFactor} PF`;
    return (
      <>
        {amps.map((current, i) => {
          const at = along(i);
          return (
            <g key={current}>
              <Cable d={wide ? `M${at} 75V128` : `M32 ${at}H96`} width={1.1} />
              <Cable
                d={wide ? `M${at} 128H${along(i + 1)}` : `M96 ${at}V${along(i + 1)}`}
                width={1.1 * (i + 1)}
              />
              {wide && <Device d={`M${at} 47V61`} />}
              {wide && <Transformer x={at} y={68} small />}
              <Round x={wide ? at : 18} y={wide ? 34 : at} r={wide ? 13 : 14} size={letters}>
                G
              </Round>
              {wide
                ? note(middle(i), 114, i + 1, 'middle quiet')
                : note(82, middle(i) + 5.3, i + 1, 'end quiet')}
              {wide
                ? note(middle(i), 156, `${current} A`, 'middle')
                : note(110, middle(i) + 5.3, `${current} A`)}
            </g>
          );
        })}
        <Cable d={wide ? 'M630 128H662' : 'M96 474V492'} width={10} />
        <path d={wide ? 'M612 119h18v18h-18z' : 'M87 456h18v18h-18z'} fill="var(--hot-line)" />
        {trace(wide ? 'M662 92V164' : 'M62 492H130', { tone: 'live', weight: 5 })}
        {shares.map(([from, to], i) => {
          const { name } = conductors[i] ?? {};
          return wide
            ? [
                trace(`M${from + 2} 179V186H${to - 2}V179`, { weight: 1.2 }),
                note(from + 8, 206, name),
              ]
            : [
                trace(`M188 ${from + 3}H195V${to - 3}H188`, { weight: 1.2 }),
                note(206, (from + to) / 2 + (i ? 5.3 : -10.7), i ? name : [`${name}`, 'ALUMINUM']),
              ];
        })}
        {wide ? (
          <>
            {note(4, 114, 'SEGMENT', 'quiet')}
            {note(716, 186, 'SUBSTATION', 'end')}
            {note(716, 28, [own.power, own.total, grid], 'end')}
            {note(4, 206, 'ALUMINUM', 'quiet')}
            {trace('M86 229V236H610V229', { weight: 1.2 })}
            {note(92, 256, `${connectors[0]?.rating} DEADBREAK TEE`)}
          </>
        ) : (
          <>
            {note(142, 497, 'SUBSTATION')}
            {note(4, 528, [`${own.power} ${own.total}`, grid])}
            {note(206, 528, [`${connectors[0]?.rating}`, 'DEADBREAK TEE'], 'quiet')}
          </>
        )}
      </>
    );
  },
};

/** Its width scales with the drawing, since it says something. */
function Cable({ d, width }: { d: string; width: number }) {
  return <path d={d} fill="none" stroke="var(--hot-line)" strokeWidth={width} />;
}
