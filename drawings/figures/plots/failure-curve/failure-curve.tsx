import { failureCurveData } from '#electrical/figures/plots/failure-curve.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Trace } from '../../../plot/plot.tsx';
import { curve, linear } from '../../../plot/scale.ts';
import { Round } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { FailureStages, stagesBottom } from './failure-stages.tsx';

/**
 * The P-F curve of reliability engineering, without numbers: condition stays level until damage
 * begins, then falls ever faster, here as 1 − t². The stages stand on it in their order.
 */
export const failureCurve: FigureDrawing = {
  sizes: {
    wide: () => [720, stagesBottom('wide', columns('wide'))],
    narrow: () => [360, stagesBottom('narrow', columns('narrow'))],
  },
  draw(size) {
    const { onset, stages, exception } = failureCurveData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const { top, bottom, first, step, end } = plots[size];
    const at = (stage: number) => first + (stage - 1) * step;
    const begin = first + step / 2;
    const failure = at(stages.length);
    const time = linear([0, 1], [begin, failure]);
    const condition = linear([0, 1], [bottom, top]);
    const height = (x: number) => condition(1 - Math.max(0, (x - begin) / (failure - begin)) ** 2);
    const [late, early] = [at(exception.from), at(exception.to)];
    const middle = Math.max((late + early) / 2, (exception.text.length * letters * 0.6) / 2 + 2);
    return (
      <>
        <path
          d={stages.map((_, i) => `M${at(i + 1)} ${height(at(i + 1))}V${bottom + 14}`).join('')}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        <Trace d={`M1 ${top - 20}V${bottom}H${end}`} tone="quiet" weight={1.3} />
        <Trace
          d={`M1 ${top}H${begin}L${curve(time, condition, [0, 1], (t) => 1 - t * t, 30).slice(1)}`}
          tone="live"
        />
        <Trace
          d={`M${late} ${height(late) - 9}V${top - 26}H${early}V${height(early) - 11}`}
          dashed
          weight={1.3}
        />
        <Trace d={`M${early - 4} ${height(early) - 17}l4 8 4-8`} weight={1.3} />
        {stages.slice(0, -1).map(({ tools }, i) => (
          <Dot key={tools.join()} x={at(i + 1)} y={height(at(i + 1))} live />
        ))}
        <Trace d={`M${failure - 6} ${bottom - 6}l12 12m0-12l-12 12`} tone="live" />
        <Trace d={`M${begin} ${top - 6}v12`} weight={1.3} />
        {wide && (
          <Lettering x={begin} y={top + 24} size={letters}>
            {onset}
          </Lettering>
        )}
        <Lettering x={middle} y={top - 36} size={letters}>
          {exception.text}
        </Lettering>
        <Lettering x={1} y={wide ? top - 30 : 15} size={letters} anchor="start" quiet>
          {wide ? 'CONDITION' : 'CONDITION OVER TIME'}
        </Lettering>
        <Lettering x={end} y={wide ? top - 30 : 15} size={letters} anchor="end" quiet>
          NOT TO SCALE
        </Lettering>
        {wide && (
          <Lettering x={end} y={bottom - 8} size={letters} anchor="end" quiet>
            TIME →
          </Lettering>
        )}
        {stages.map(({ tools }, i) => (
          <Round key={tools.join()} x={at(i + 1)} y={bottom + 26} r={12} size={letters}>
            {String(i + 1)}
          </Round>
        ))}
        <FailureStages size={size} columns={columns(size)} />
      </>
    );
  },
};

const plots = {
  wide: { top: 62, bottom: 232, first: 14, step: 119, end: 718 },
  narrow: { top: 84, bottom: 244, first: 18, step: 62, end: 358 },
};

const columns = (size: FigureSize) => ({
  first: plots[size].first,
  step: plots[size].step,
  top: plots[size].bottom + (size === 'wide' ? 50 : 58),
});
