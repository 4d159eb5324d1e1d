import { Drawing } from '../drawing.tsx';
import {
  breakLength,
  chooseLanes,
  formatStripDay,
  formatStripTime,
  listHours,
  placeTimes,
  type StripItem,
  type StripWindow,
  wrapText,
} from './place-times.ts';

export interface JobStripProps {
  windows: readonly StripWindow[];
  items: readonly StripItem[];
  /** Description of the strip in a sentence. */
  label: string;
}

// The wide strip runs from left to right, and the narrow one, for phones, from top to bottom. The lines of the narrow one
// leave room for the letter spacing that a reader may set.
const wide = { width: 1200, left: 12, right: 12, axis: 46, lane: 64, character: 7.9 };
const narrow = { width: 360, top: 30, axis: 62, labels: 112, line: 18, hour: 42, characters: 22 };

/** What happened during a job and what was read, along one time axis. */
export function JobStrip({ size, ...strip }: JobStripProps & { size: 'wide' | 'narrow' }) {
  return size === 'wide' ? <WideStrip {...strip} /> : <NarrowStrip {...strip} />;
}

/** Formats the times of an item, with the days if there are two. */
function formatSpan({ from, to }: StripItem): string {
  if (to === undefined) return formatStripTime(from);
  if (formatStripDay(from) === formatStripDay(to)) {
    return `${formatStripTime(from)} to ${formatStripTime(to)}`;
  }
  const [start, end] = [from, to].map(
    (time) => `${formatStripDay(time)}, ${formatStripTime(time)}`,
  );
  return `${start} to ${end}`;
}

/** Letters have a rim in the color of the page, because leaders pass behind them. */
const rim = { paintOrder: 'stroke', strokeWidth: 5, strokeLinejoin: 'round' } as const;

/** The times of an item, and its text. */
const describeItem = (item: StripItem) => `${formatSpan(item)}  ${item.text}`;

function WideStrip({ windows, items, label }: JobStripProps) {
  const { width, left, right, axis, lane, character } = wide;
  const place = placeTimes(windows, width - left - right);
  const at = (time: number) => left + place(time);
  const extents = items.map((item) => {
    const letters = Math.max(describeItem(item).length, (item.value ?? '').length * 1.5);
    const start = Math.min(at(item.from), width - right - letters * character);
    const end = Math.max(at(item.to ?? item.from), start + letters * character) + 24;
    // Letters that would leave the drawing end at its right edge.
    const letterPlace =
      start < at(item.from)
        ? ({ x: width - right, textAnchor: 'end' } as const)
        : ({ x: start, textAnchor: 'start' } as const);
    return { start, end, letterPlace };
  });
  const lanes = chooseLanes(extents);
  const height = axis + 16 + lane * (Math.max(...lanes) + 1);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} label={label} className="wide-only">
      {windows.map(({ from, to }, index) => (
        <g key={from}>
          <path className="outline" strokeWidth="1.5" d={`M${at(from)} ${axis}H${at(to)}`} />
          {index > 0 ? <WideBreak x={at(from) - breakLength} y={axis} /> : null}
          <text className="label" fontSize="15" x={at(from)} y="16">
            {formatStripDay(from)}
          </text>
          {listHours({ from, to }).map((hour) => (
            <g key={hour}>
              <path className="outline-quiet" d={`M${at(hour)} ${axis}v-6`} />
              <text
                className="label-quiet"
                fontSize="13"
                x={at(hour)}
                y={axis - 10}
                textAnchor={hour === from ? 'start' : 'middle'}
              >
                {formatStripTime(hour).slice(0, 2)}
              </text>
            </g>
          ))}
        </g>
      ))}
      {items.map((item, index) => (
        <path
          key={describeItem(item)}
          className="leader"
          d={`M${at(item.from)} ${axis}V${axis + 30 + lane * (lanes[index] ?? 0)}`}
        />
      ))}
      {items.map((item, index) => {
        const y = axis + 30 + lane * (lanes[index] ?? 0);
        const letterPlace = extents[index]?.letterPlace;
        return (
          <g key={describeItem(item)}>
            <Mark horizontal from={at(item.from)} to={item.to && at(item.to)} across={y} />
            {item.value ? (
              <text
                {...rim}
                className="label rim-on-ground"
                fontSize="20"
                fontWeight="600"
                {...letterPlace}
                y={y + 22}
              >
                {item.value}
              </text>
            ) : null}
            <text
              {...rim}
              className="label-soft rim-on-ground"
              fontSize="13"
              {...letterPlace}
              y={y + (item.value ? 40 : 20)}
            >
              {describeItem(item)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

function NarrowStrip({ windows, items, label }: JobStripProps) {
  const { width, top, axis, labels, line, hour, characters } = narrow;
  const minutes = windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const length = (minutes / 60) * hour + breakLength * (windows.length - 1);
  const place = placeTimes(windows, length);
  const at = (time: number) => top + place(time);
  const columns = chooseLanes(
    items.map(({ from, to }) => ({ start: at(from), end: at(to ?? from) + 2 })),
  );
  let bottom = 0;
  const texts = items.map((item) => {
    const lines = [...wrapText(formatSpan(item), characters), ...wrapText(item.text, characters)];
    const y = Math.max(at(item.from), bottom);
    bottom = y + (item.value ? 24 : 0) + line * lines.length + 12;
    return { lines, y };
  });
  const height = Math.max(top + length, bottom) + 12;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} label={label} className="narrow-only">
      {windows.map(({ from, to }, index) => (
        <g key={from}>
          <path className="outline" strokeWidth="1.5" d={`M${axis} ${at(from)}V${at(to)}`} />
          {index > 0 ? <NarrowBreak x={axis} y={at(from) - breakLength} /> : null}
          <text className="label" fontSize="15" x="0" y={at(from) - 14}>
            {formatStripDay(from)}
          </text>
          {listHours({ from, to }).map((each) => (
            <g key={each}>
              <path className="outline-quiet" d={`M${axis} ${at(each)}h-6`} />
              <text
                className="label-quiet"
                fontSize="15"
                x={axis - 10}
                y={at(each) + 5}
                textAnchor="end"
              >
                {formatStripTime(each).slice(0, 2)}
              </text>
            </g>
          ))}
        </g>
      ))}
      {items.map((item, index) => {
        const { lines, y } = texts[index] ?? { lines: [], y: 0 };
        const x = axis + 12 + 10 * (columns[index] ?? 0);
        return (
          <g key={describeItem(item)}>
            <path
              className="leader"
              d={`M${x} ${at(item.from)}H${labels - 16}L${labels - 6} ${y + 8}`}
            />
            <Mark from={at(item.from)} to={item.to && at(item.to)} across={x} />
            {item.value ? (
              <text className="label" fontSize="20" x={labels} y={y + 14} fontWeight="600">
                {item.value}
              </text>
            ) : null}
            {lines.map((text, row) => (
              <text
                key={text}
                className="label-soft"
                fontSize="15"
                x={labels}
                y={y + 14 + line * row + (item.value ? 22 : 0)}
              >
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}

/** A bar for something that took time, and a dot for a moment. Not orange, which is for what is energized. */
function Mark({
  from,
  to,
  across,
  horizontal = false,
}: {
  from: number;
  to: number | undefined;
  across: number;
  horizontal?: boolean;
}) {
  if (to === undefined) {
    const center = horizontal ? { cx: from, cy: across } : { cx: across, cy: from };
    return <circle className="solid" r="5" {...center} />;
  }
  const d = horizontal ? `M${from} ${across}H${to}` : `M${across} ${from}V${to}`;
  return <path className="outline" strokeWidth="5" d={d} />;
}

function WideBreak({ x, y }: { x: number; y: number }) {
  return <path className="outline-quiet" strokeWidth="1.5" d={`M${x} ${y}h18l6-10 8 20 6-10h18`} />;
}

function NarrowBreak({ x, y }: { x: number; y: number }) {
  return (
    <path className="outline-quiet" strokeWidth="1.5" d={`M${x} ${y}v18l-10 6 20 8-10 6v18`} />
  );
}
