import { tenth } from '#electrical/tenth.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureData } from '../../ordered-data.ts';
import { BarPart } from './bar-part.tsx';
import { total } from './bar-rows.ts';
import type { BarsLayout } from './bars-layout.ts';

type BarsData = FigureData<'bars'>;

/** A bar with its name, its note and what it comes to. */
export function Bar({
  data,
  index,
  layout: { x, left, right, letters, rows },
}: {
  data: BarsData;
  index: number;
  layout: BarsLayout;
}) {
  const [bar, row] = [data.bars[index], rows[index]];
  if (!bar || !row) return null;
  return (
    <>
      {bar.sum && (
        <path
          d={`M${Math.min(row.name.x, left)} ${row.ruleY}H${right}`}
          stroke="var(--ink)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <Lettering {...row.name} size={letters} anchor="start">
        {bar.name}
      </Lettering>
      {bar.note && (
        <Lettering x={row.name.x} y={row.noteY} size={letters} anchor="start" quiet>
          {bar.note}
        </Lettering>
      )}
      {bar.values.map((value, i) => {
        const part = data.parts?.[i];
        const before = total(bar.values.slice(0, i));
        const [from, to] = [x(before), x(before + value)];
        return (
          <g key={part?.name ?? bar.name}>
            <BarPart
              box={{ left: from, right: to, top: row.bar.y, bottom: row.bar.y + row.bar.height }}
              look={part?.look ?? 'solid'}
              live={data.live === bar.name || data.live === part?.name}
            />
            {data.partValues && (
              <Lettering x={tenth((from + to) / 2)} y={row.valuesY} size={letters}>
                {value.toLocaleString('en-US', { minimumFractionDigits: data.partDigits })}
              </Lettering>
            )}
          </g>
        );
      })}
      <Lettering {...row.text} size={letters}>
        {bar.text}
      </Lettering>
    </>
  );
}
