import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** The line where the crushed rock ends. */
export const rockEdge = {
  fill: 'none',
  stroke: 'var(--ink-3)',
  strokeDasharray: '1.5 3',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** The limits of the example beside the plan, what its marks mean, and its scale. */
export function GroundGridKey({
  size,
  x,
  y,
  left,
  right,
  bottom,
  unit,
  scale,
  rock,
  touch,
  width,
  depth,
}: {
  size: FigureSize;
  /** Where the column beside the plan begins. */
  x: number;
  /** The baseline of the touch point's name. */
  y: number;
  left: number;
  /** Where the plan ends. */
  right: number;
  /** The baseline of the scale's numbers. */
  bottom: number;
  /** Units for a foot. */
  unit: number;
  scale: number;
  rock: number;
  touch: { rock: number; bare: number };
  width: number;
  depth: number;
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const end = tenth(left + scale * unit);
  return (
    <>
      <Lettering x={x} y={y} size={letters} anchor="start">
        TOUCH
      </Lettering>
      <Lines
        x={x}
        y={tenth(y + letters * 1.5)}
        size={letters}
        lines={
          wide
            ? [`≤ ${touch.rock} V ON`, `${rock} IN OF ROCK`, `≤ ${touch.bare} V BARE`]
            : [`≤ ${touch.rock} V`, 'ON ROCK']
        }
        quiet
      />
      {wide && (
        <>
          <Trace d={`M${x} 209h24`} tone="live" weight={2.6} />
          <Device d={`M${x} 251h24`} weight={1.7} />
          <path
            d={`M${x} 277h24`}
            stroke="var(--ink-3)"
            strokeDasharray="9 2.5 2 2.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${x + 8} 329a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x + 8} 351h8v8h-8z`}
            fill="var(--ink)"
          />
          {[
            [214, 'FAULT'],
            [230, 'CURRENT'],
            [256, 'GRID'],
            [282, 'FENCE'],
            [308, 'ROCK EDGE'],
            [334, 'ROD'],
            [360, 'RISER'],
          ].map(([at, name]) => (
            <Lettering key={name} x={x + 34} y={Number(at)} size={letters} anchor="start" quiet>
              {name}
            </Lettering>
          ))}
        </>
      )}
      <path d={wide ? `M${x} 303h24` : `M${x} 195h20`} {...rockEdge} />
      {!wide && (
        <Lettering x={x + 26} y={200} size={letters} anchor="start" quiet>
          ROCK
        </Lettering>
      )}
      <Device d={`M${left} ${bottom - letters - 12}v8H${end}v-8`} weight={1.2} />
      <Lettering x={left} y={bottom + 4} size={letters} anchor="start" quiet>
        0
      </Lettering>
      <Lettering x={end} y={bottom + 4} size={letters} quiet>
        {scale} FT
      </Lettering>
      {!wide && <Trace d={`M206 ${bottom - 1}h24`} tone="live" weight={2.6} />}
      <Lettering x={wide ? right : 356} y={bottom + 4} size={letters} anchor="end" quiet>
        {wide ? `EXAMPLE ${width} × ${depth} FT` : 'FAULT CURRENT'}
      </Lettering>
    </>
  );
}
