import type { FigureData } from '#site/schemas/figures/article-figures.ts';
import { Round } from '../../one-line/device.tsx';
import { type FigureSize, lettering } from '../figure-drawing.ts';
import { Lines } from '../plot.tsx';
import { tenth } from '../scale.ts';
import { wrap } from '../wrap.ts';

type Stages = FigureData<'failure-curve'>['stages'];

/** The stages on the page, from left to right. */
export interface StageColumns {
  first: number;
  step: number;
  /** Where their texts may begin. */
  top: number;
}

/** What sees each stage: a column under each number, or on phones a list that repeats the numbers. */
export function FailureStages(props: { stages: Stages; size: FigureSize; columns: StageColumns }) {
  const { size, columns } = props;
  const letters = lettering[size];
  return layStages(props).map(({ number, blocks }, index) => (
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

/** How far down the texts reach. */
export function stagesBottom(props: { stages: Stages; size: FigureSize; columns: StageColumns }) {
  return Math.ceil(Math.max(...layStages(props).map(({ bottom }) => bottom)));
}

function layStages({
  stages,
  size,
  columns,
}: {
  stages: Stages;
  size: FigureSize;
  columns: StageColumns;
}) {
  const wide = size === 'wide';
  const letters = lettering[size];
  let below = columns.top;
  return stages.map(({ tools, note }, index) => {
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
    return { number, blocks, bottom: y - letters };
  });
}
