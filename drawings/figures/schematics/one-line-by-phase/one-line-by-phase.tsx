import { oneLineByPhaseData } from '#electrical/figures/schematics/one-line-by-phase.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { ServiceState, states } from './service-state.tsx';

/**
 * Five columns, each its own drawing of one service: its two ends, its design, the built thing, the
 * thing with voltage and no load, the thing at work. Rules between them keep them from being read as
 * feeders of one bus.
 */
export const oneLineByPhase: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  detail: 75,
  draw(size) {
    const { phases } = oneLineByPhaseData;
    const letters = lettering[size];
    const wide = size === 'wide';
    const { first, pitch, rules, state: foot } = arrangements[size];
    return (
      <>
        <path
          d={phases
            .slice(1)
            .map((_, i) => `M${first + (i + 0.5) * pitch} 0V${rules}`)
            .join('')}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        {phases.map(({ name, state }, index) => {
          const x = first + index * pitch;
          const below = wide ? [state] : wrap(state, 1);
          return (
            <g key={name}>
              {wide ? (
                <Lines
                  x={x}
                  y={letters}
                  size={letters}
                  anchor="middle"
                  lines={wrap(name, pitch - 6, letters)}
                />
              ) : (
                <Lettering x={x} y={letters} size={letters}>
                  {index + 1}
                </Lettering>
              )}
              <ServiceState x={x} state={states[index] ?? 'surveyed'} size={size} />
              <Lines x={x} y={foot} size={letters} anchor="middle" quiet lines={below} />
            </g>
          );
        })}
      </>
    );
  },
};

const arrangements = {
  wide: { first: 40, pitch: 118, rules: 400, state: 390 },
  narrow: { first: 36, pitch: 72, rules: 256, state: 276 },
};
