import { Drawing } from '../drawing.tsx';
import type { JobStripProps } from './job-strip.tsx';
import {
  breakLength,
  chooseLanes,
  formatStripDay,
  formatStripTime,
  listHours,
  placeTimes,
} from './place-times.ts';

// Both sizes are shown at about their own width, so that letters have the same size on phones and wide screens.
const widths = { wide: 620, narrow: 340 };
const margin = 8;
const axis = 44;
const laneHeight = 42;

/** Width of a letter of the readings, in units of the drawing. */
const letterWidth = 9.6;

/** Hours between two labels of the axis. */
const labeledHours = { wide: 1, narrow: 3 };

/** Height of the bars in a lane. */
const levelOf = (lane = 0) => axis + 16 + laneHeight * lane;

/** The times of a job with its readings but without words. The bar of the item with the given reading stands out. */
export function BriefJobStrip({
  size,
  windows,
  items,
  label,
  reading,
}: JobStripProps & { size: 'wide' | 'narrow'; reading: string }) {
  const width = widths[size];
  const place = placeTimes(windows, width - 2 * margin);
  const at = (time: number) => margin + place(time);
  const readings = items.flatMap(({ from, to = from, value }) => {
    if (value === undefined) return [];
    const letters = value.length * letterWidth;
    const textAt = Math.min(at(from), width - margin - letters);
    return [{ value, start: at(from), end: at(to), textAt, textEnd: textAt + letters }];
  });
  const lanes = chooseLanes(
    readings.map(({ start, end, textAt, textEnd }) => ({
      start: Math.min(start, textAt),
      end: Math.max(end, textEnd) + 10,
    })),
  );
  const height = axis + laneHeight * (Math.max(...lanes) + 1) + 10;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} label={label} className={`${size}-only`}>
      {windows.map((window, index) => (
        <g key={window.from}>
          <path
            className="outline"
            strokeWidth="1.5"
            d={`M${at(window.from)} ${axis}H${at(window.to)}`}
          />
          {index > 0 ? <AxisBreak end={at(window.from)} /> : null}
          <text className="label" fontSize="13" x={at(window.from)} y="12">
            {formatStripDay(window.from)}
          </text>
          {listHours(window).map((hour) => (
            <path key={hour} className="outline-quiet" d={`M${at(hour)} ${axis}v-6`} />
          ))}
          {listHours(window)
            .filter((hour) => (hour / 60) % labeledHours[size] === 0)
            .map((hour) => (
              <text
                key={hour}
                className="label-quiet"
                fontSize="13"
                x={at(hour)}
                y={axis - 11}
                textAnchor={hour === window.from ? 'start' : 'middle'}
              >
                {formatStripTime(hour).slice(0, 2)}
              </text>
            ))}
        </g>
      ))}
      {readings.map(({ start }, index) => (
        <path key={start} className="leader" d={`M${start} ${axis}V${levelOf(lanes[index])}`} />
      ))}
      {readings.map(({ value, start, end, textAt }, index) => {
        const y = levelOf(lanes[index]);
        const isShown = value === reading;
        return (
          <g key={`${value} ${start}`}>
            {/* A moment is a short bar. */}
            <path
              className={isShown ? 'outline' : 'outline-quiet'}
              strokeWidth={isShown ? 7 : 4}
              d={`M${start} ${y}H${Math.max(end, start + 5)}`}
            />
            {/* Letters have a rim in the color of the panel, because leaders pass behind them. */}
            <text
              className={`${isShown ? 'label' : 'label-soft'} rim-on-panel`}
              paintOrder="stroke"
              strokeWidth="5"
              strokeLinejoin="round"
              fontSize="15"
              fontWeight={isShown ? '600' : undefined}
              x={textAt}
              y={y + 20}
            >
              {value}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** The axis is broken where no hours are drawn. */
function AxisBreak({ end }: { end: number }) {
  const start = end - breakLength;
  return (
    <path className="outline-quiet" strokeWidth="1.5" d={`M${start} ${axis}h18l6-8 8 16 6-8h18`} />
  );
}
