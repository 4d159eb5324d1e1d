import { tenth } from '#electrical/tenth.ts';
import { drafting } from '../../plot/drafting.tsx';
import { wrap } from '../../plot/wrap.ts';
import { Breaker } from '../../symbols/breaker.tsx';
import { Device, Round } from '../../symbols/device.tsx';
import { OpenDisconnect } from '../../symbols/switch.tsx';
import {
  currentTransformer,
  currentTransformerAcross,
  Transformer,
} from '../../symbols/transformer.tsx';
import { Lettering, Wire } from '../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';

/**
 * The wire of the site's steps, dead up to the last, which is a closed breaker on a live bus, with brackets for larger
 * steps: from left to right, on a phone from top to bottom.
 */
export const stepsGrouped: FigureDrawing<StepsGroupedData> = {
  sizes: { wide: [720, 204], narrow: ({ groups }) => [360, stepsOf(groups).length * 66 + 8] },
  draw(size, { groups }) {
    const wide = size === 'wide';
    const { letters, note, trace } = drafting(size);
    const anchor = wide ? 'middle' : 'start';
    const steps = stepsOf(groups);
    const pitch = wide ? 720 / steps.length : 66;
    const place = (index: number) => tenth((index + 0.5) * pitch);
    const middle = (index: number) => (wide ? [place(index), 46] : [60, place(index)]) as Point;
    const last = steps.length - 1;
    // The last brings its source with it: the bus that its breaker is on.
    const bus = tenth(place(last) - 26);
    // With a gap for the transformer.
    const ends = [Math.min(place(0) + 14, bus - 10), bus - 10];
    if (steps.length > 3) ends.splice(1, 0, place(2) - 8, place(2) + 8);
    const dead = ends.map((at, i) =>
      wide ? (i % 2 ? `H${at}` : `M${at} 46`) : i % 2 ? `V${at}` : `M60 ${at}`,
    );
    return (
      <>
        {trace(dead.join(''), { tone: 'quiet', dashed: true })}
        <Wire
          d={wide ? `M${bus} 46H720` : `M60 ${bus}V${steps.length * 66 + 8}`}
          weight={2.2}
          live
        />
        <Wire d={wide ? `M${bus} 30v32` : `M44 ${bus}h32`} weight={5} live />
        {steps.map((name, index) => {
          const lines = wrap(name, wide ? pitch - 32 : 129, letters);
          const at = place(index);
          const beside = (rows: number) => tenth(at + letters * (0.35 - 0.65 * (rows - 1)));
          return (
            <g key={name}>
              {note(wide ? at : 0, wide ? letters : beside(1), index + 1, `${anchor} quiet`)}
              {index === last ? (
                <Breaker x={middle(index)[0]} y={middle(index)[1]} size={28} live />
              ) : (
                symbolOf(index, middle(index), size)
              )}
              {note(wide ? at : 87, wide ? 116 : beside(lines.length), lines, anchor)}
            </g>
          );
        })}
        {groups.map(({ name, steps: own }) => {
          const first = steps.indexOf(own[0] ?? '');
          const inset = wide ? 10 : 8;
          const [from, to] = [first * pitch + inset, (first + own.length) * pitch - inset];
          const center = (from + to) / 2;
          return (
            <g key={name}>
              {trace(wide ? `M${from} 148V160H${to}v-12` : `M218 ${from}h10V${to}h-10`)}
              {wide ? (
                <Lettering x={center} y={194} size={letters + 4}>
                  {name}
                </Lettering>
              ) : (
                note(238, center + letters * 0.35, name)
              )}
            </g>
          );
        })}
      </>
    );
  },
};

interface StepsGroupedData {
  groups: { name: string; steps: string[] }[];
}

type Point = readonly [x: number, y: number];

const stepsOf = (groups: StepsGroupedData['groups']) => groups.flatMap((g) => g.steps);

/** The symbol of a step before the last: an open switch, a relay 51, a transformer, a voltmeter. */
function symbolOf(index: number, [x, y]: Point, size: FigureSize) {
  const wide = size === 'wide';
  if (index !== 1 && index !== 3) {
    return (
      <g transform={wide ? `rotate(90 ${x} ${y})` : undefined}>
        {index === 0 ? <OpenDisconnect x={x} y={y - 14} /> : <Transformer x={x} y={y} />}
      </g>
    );
  }
  const relay = index === 1;
  const out = relay ? 4 : 0;
  const coil = wide ? currentTransformerAcross(x, y) : currentTransformer(x, y);
  return (
    <>
      {relay ? <Device d={coil} /> : <circle cx={x} cy={y} r="2.5" fill="var(--ink)" />}
      {/* Solid, because its wire is dashed. */}
      <Device d={wide ? `M${x} ${y + out}V${y + 18}` : `M${x - out} ${y}H${x - 14}`} weight={1.2} />
      <Round x={wide ? x : x - 28} y={wide ? y + 32 : y} r={14} size={lettering[size]}>
        {relay ? '51' : 'V'}
      </Round>
    </>
  );
}
