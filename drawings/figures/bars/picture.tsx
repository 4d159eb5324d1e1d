import type { Box } from '../../geometry.ts';
import { boxPath, Leader, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { hatchBox } from '../../plot/hatching.ts';
import { inclusiveRange } from '../../plot/scale.ts';
import {
  type BarPart,
  type BarsData,
  type BarsLayout,
  type LegendEntry,
  layOutNarrow,
  layOutWide,
  type Row,
  swatchWidth,
  total,
} from './layout.ts';

/** Distance between hatching strokes. */
const hatchPitch = 7;

/** Draws a chart of horizontal bars that start at zero. */
export function Picture({ data, ...picture }: PictureProps & { data: BarsData }) {
  const wide = picture.size === 'wide';
  const layout = wide ? layOutWide(data) : layOutNarrow(data);
  return (
    <FigureDrawing {...picture} viewBox={`0 0 ${wide ? 720 : 360} ${layout.height}`}>
      <Axis data={data} layout={layout} />
      {layout.legend.map((entry) => (
        <LegendItem key={entry.name} entry={entry} live={entry.name === data.live} />
      ))}
      {layout.rows.map((row) => (
        <BarRow key={row.bar.name} row={row} data={data} layout={layout} />
      ))}
      <Bands layout={layout} />
    </FigureDrawing>
  );
}

function LegendItem({ entry, live }: { entry: LegendEntry; live: boolean }) {
  const { look, x, y, lines } = entry;
  return (
    <g>
      <PartBox
        box={{ left: x, right: x + 24, top: y - 11, bottom: y + 1 }}
        look={look}
        live={live}
      />
      <Note x={x + swatchWidth} y={y} lines={lines} />
    </g>
  );
}

function Axis({ data: { axis }, layout }: { data: BarsData; layout: BarsLayout }) {
  const { left, right, bottom, x, title } = layout;
  const values = inclusiveRange(1, Math.floor(axis.end / axis.step)).map(
    (count) => count * axis.step,
  );
  return (
    <>
      <path className="grid" d={values.map((value) => verticalLine(x(value), layout)).join('')} />
      <Leader d={`M${left} ${bottom}H${right}${verticalLine(left, layout)}`} />
      {layout.numbers.map((number) => (
        <Note key={number.text} x={number.x} y={layout.numbersBaseline} anchor="middle" quiet>
          {number.text}
        </Note>
      ))}
      <Note {...title} anchor="end" quiet>
        {axis.title}
      </Note>
    </>
  );
}

/** Returns the path of a vertical grid line, interrupted where the grid is not drawn. */
function verticalLine(x: number, { gridSpans }: BarsLayout): string {
  return gridSpans.map(([from, to]) => `M${x} ${from}V${to}`).join('');
}

function BarRow({ row, data, layout }: { row: Row; data: BarsData; layout: BarsLayout }) {
  const { bar, name, y, height } = row;
  const { left, right, x } = layout;
  return (
    <g>
      {bar.sum && <Trace d={`M${Math.min(name.x, left)} ${row.ruleY}H${right}`} />}
      <Note {...name}>{bar.name}</Note>
      {bar.note && (
        <Note x={name.x} y={row.noteBaseline} quiet>
          {bar.note}
        </Note>
      )}
      {bar.values.map((value, index) => {
        const part = data.parts?.[index];
        const start = total(bar.values.slice(0, index));
        const box = { left: x(start), right: x(start + value), top: y, bottom: y + height };
        return (
          <g key={part?.name ?? bar.name}>
            <PartBox
              box={box}
              look={part?.look ?? 'solid'}
              live={data.live === bar.name || data.live === part?.name}
            />
            {data.partValues && (
              <Note x={(box.left + box.right) / 2} y={row.valuesBaseline} anchor="middle">
                {value.toLocaleString('en-US', { minimumFractionDigits: data.partDigits })}
              </Note>
            )}
          </g>
        );
      })}
      <Note {...row.text}>{bar.text}</Note>
    </g>
  );
}

interface PartBoxProps {
  box: Box;
  look: BarPart['look'];
  live: boolean;
}

/** Draws one part of a bar, or a color sample of the legend. */
function PartBox({ box, look, live }: PartBoxProps) {
  const hatching = look === 'hatched' ? hatchBox(box, hatchPitch) : '';
  return (
    <>
      <path
        className={live ? 'solid-live' : 'solid-quiet'}
        opacity={fillOpacity(look, live)}
        d={boxPath(box)}
      />
      <path
        className={live ? 'conductor-live' : 'outline-quiet'}
        strokeWidth="1.3"
        d={boxPath(box) + hatching}
      />
    </>
  );
}

function fillOpacity(look: BarPart['look'], live: boolean): number {
  if (look !== 'solid') return 0.1;
  return live ? 1 : 0.5;
}

/** Draws the names of the bands and the boundary lines between bands. */
function Bands({ layout }: { layout: BarsLayout }) {
  const fontSize = useFontSize();
  const { bands, bandsBaseline, top } = layout;
  if (bands.length === 0) return null;
  const limits = bands.slice(0, -1).map(({ end }) => end);
  const limitPath = (x: number) =>
    `M${x} ${bandsBaseline - fontSize}V${top - 2}${verticalLine(x, layout)}`;
  return (
    <>
      <Trace dashed weight={1.3} d={limits.map(limitPath).join('')} />
      {bands.map(({ middle, lines }) => (
        <Note key={middle} x={middle} y={bandsBaseline} anchor="middle" lines={lines} />
      ))}
    </>
  );
}
