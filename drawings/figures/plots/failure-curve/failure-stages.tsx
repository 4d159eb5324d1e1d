import { failureCurveData } from '#electrical/figures/plots/failure-curve.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Round } from '../../../symbols/device.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** The stages on the page, from left to right. */
interface StageColumns {
  first: number;
  step: number;
  /** Where their texts may begin. */
  top: number;
}

/** What sees each stage: a column under each number, or on phones a list that repeats the numbers. */
export function FailureStages({ size, columns }: { size: FigureSize; columns: StageColumns }) {
  const letters = lettering[size];
  return layStages(size, columns).map(({ number, blocks }, index) => (
    <g key={number}>
      {size === 'narrow' && (
        <Round x={columns.first} y={tenth(number - letters * 0.35)} r={12} size={letters}>
          {String(index + 1)}
        </Round>
      )}
      {blocks.map(({ x, y, lines, quiet }) => (
        <Lines key={y} x={x} y={y} size={letters} lines={lines} quiet={quiet} />
      ))}
    </g>
  ));
}

/** How far down the texts and the rings of their numbers reach. */
export function stagesBottom(size: FigureSize, columns: StageColumns) {
  return Math.ceil(Math.max(...layStages(size, columns).map(({ bottom }) => bottom)));
}

function layStages(size: FigureSize, columns: StageColumns) {
  const wide = size === 'wide';
  const letters = lettering[size];
  let below = columns.top;
  return failureCurveData.stages.map(({ tools, note }, index) => {
    let y = tenth((wide ? columns.top : below) + letters);
    const number = y;
    const x = wide ? columns.first + index * columns.step - 12 : 42;
    const texts = [...(wide ? tools : [tools.join(', ')]), ...(note ? [note] : [])];
    const blocks = texts.map((text) => {
      const block = {
        x,
        y,
        lines: wrap(text, wide ? columns.step - 8 : 316, letters),
        quiet: text === note,
      };
      y = tenth(y + block.lines.length * letters * 1.3 + (wide ? 5 : 0));
      return block;
    });
    below = y - letters + 14;
    const ring = wide ? 0 : tenth(number - letters * 0.35) + 13;
    return { number, blocks, bottom: Math.max(y - letters, ring) };
  });
}
