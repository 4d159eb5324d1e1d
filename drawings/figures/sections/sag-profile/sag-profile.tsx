import { sagProfileData } from '#electrical/figures/sections/sag-profile.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { SagSpan } from './sag-span.tsx';

/**
 * One span each of two lines on one ground line, as a plan-and-profile sheet shows them: heights at
 * ten times the scale of lengths, a square of the grid 100 ft by 10 ft.
 */
export const sagProfile: FigureDrawing = {
  sizes: { wide: [560, 412], narrow: [360, 306] },
  detail: 30,
  draw(size) {
    const { condition, spans } = sagProfileData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const { left, right, ground } = arrangements[size];
    const length = spans.reduce((sum, each) => sum + each.length + 2 * margin, 0);
    const x = linear([0, length], [left, right]);
    const y = linear([0, length / 10], [ground, ground - (right - left)]);
    const peak = 10 * Math.ceil(Math.max(...spans.map(({ top }) => top)) / 10);
    return (
      <>
        <path
          d={
            steps(length, 100, (at) => `M${x(at)} ${ground}V${y(peak)}`) +
            steps(peak, 10, (at) => `M${left} ${y(at)}H${right}`)
          }
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={steps(right - left - 9, 12, (at) => `M${left + at + 8} ${ground + 2}l-7 7`)}
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${left} ${ground}H${right}`}
          stroke="var(--ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        {spans.map((span, index) => (
          <SagSpan
            key={span.name}
            span={span}
            live={index === 1}
            from={spans
              .slice(0, index)
              .reduce((sum, before) => sum + before.length + 2 * margin, margin)}
            x={x}
            y={y}
            size={size}
          />
        ))}
        {wide &&
          [20, 40, 60].map((feet) => (
            <Lettering
              key={feet}
              x={left - 8}
              y={tenth(y(feet) + letters * 0.35)}
              size={letters}
              anchor="end"
              quiet
            >
              {feet === 60 ? '60 ft' : feet}
            </Lettering>
          ))}
        <Lines
          x={left + (wide ? 0 : 6)}
          y={wide ? 24 : y(peak) + letters + 8}
          size={letters}
          lines={wide ? [`SAG = wL² ÷ 8T · ${condition} · HEIGHTS × 10`] : ['HEIGHTS', '× 10']}
          quiet
        />
      </>
    );
  },
};

const arrangements = {
  wide: { left: 50, right: 548, ground: 360 },
  narrow: { left: 4, right: 356, ground: 254 },
};

/** Ground beyond either structure, in feet. */
const margin = 25;

function steps(end: number, pitch: number, line: (at: number) => string): string {
  return Array.from({ length: Math.floor(end / pitch) + 1 }, (_, i) => line(tenth(i * pitch))).join(
    '',
  );
}
