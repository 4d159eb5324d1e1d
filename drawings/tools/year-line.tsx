import { addMonths, type Day, isBefore } from '#electrical/tools/day.ts';
import type { FigureSize } from '../figures/figure-drawing.ts';
import { drafting } from '../plot/drafting.tsx';
import { linear, steps } from '../plot/scale.ts';
import { Stroke } from '../symbols/stroke.tsx';

/**
 * The years as conductors: live from month to month, opened by a switch at every outage. What is
 * done in service hangs below: a tick a week, a longer one a month, a lead with a dot a quarter.
 */
export function YearLine({ schedule, size }: { schedule: Years; size: FigureSize }) {
  return years(schedule).map(([first, end], index) => (
    <Year
      key={dayNumber(first)}
      schedule={schedule}
      first={first}
      end={end}
      y={firstLine + index * pitch}
      size={size}
    />
  ));
}

/** Years of rounds by how often they are, and of outages. */
export interface Years {
  first: Day;
  end: Day;
  rounds: readonly { name: string; days: readonly Day[] }[];
  outages: readonly { first: Day }[];
}

export function yearLineSize(schedule: Years, size: FigureSize) {
  return [widths[size], firstLine + (years(schedule).length - 1) * pitch + 58] as const;
}

const widths: Record<FigureSize, number> = { wide: 720, narrow: 360 };
const firstLine = 50;
const pitch = 112;

function Year({ schedule: { rounds, outages }, first, end, y, size }: YearProps) {
  const { letters, note } = drafting(size);
  const right = widths[size] - 4;
  const x = linear([dayNumber(first), dayNumber(end)], [4, right]);
  const inside = (day: Day) => !isBefore(day, first) && isBefore(day, end);
  const at = (day: Day) => x(dayNumber(day));
  const daysOf = (name: string) =>
    (rounds.find((round) => round.name === name)?.days ?? []).filter(inside);
  const opened = outages.map((outage) => outage.first).filter(inside);
  const ticks = (name: string, depth: number) =>
    daysOf(name)
      .map((day) => `M${at(day)} ${y + 5}v${depth}`)
      .join('');
  return (
    <>
      <Stroke d={conductor(opened.map(at), y, right)} stroke="var(--hot-line)" weight={4} />
      {opened.map((day) => (
        <g key={dayNumber(day)}>
          <OpenSwitch x={at(day)} y={y} />
          {note(
            Math.round(Math.min(Math.max(at(day), letters * 2), right - letters * 2)),
            y - 20,
            `${shortMonth(day.month)} ${day.day}`,
            'middle',
          )}
        </g>
      ))}
      <Stroke
        d={ticks('monthly', 12) + ticks('quarterly', 20)}
        stroke="var(--ink-2)"
        weight={1.2}
      />
      <Weeks from={daysOf('weekly')} x={at} y={y + 8} />
      {daysOf('quarterly').map((day) => (
        <circle key={dayNumber(day)} cx={at(day)} cy={y + 27} r="3" fill="var(--ink-2)" />
      ))}
      {steps(0, 11).map((index) => {
        const month = firstOf(first, index);
        const middle = (dayNumber(month) + dayNumber(firstOf(month, 1))) / 2;
        const year = index && month.month > 1 ? '' : `’${`${month.year}`.slice(2)}`;
        const name = shortMonth(month.month);
        return note(
          Math.round(x(middle)),
          y + 32 + letters,
          size === 'wide' ? name + year : name.charAt(0),
          'middle quiet',
        );
      })}
    </>
  );
}

type YearProps = { schedule: Years; first: Day; end: Day; y: number; size: FigureSize };

/** A dashed line, because weeks are even: fifty-two ticks one by one are half a kilobyte. */
function Weeks({ from, x, y }: { from: readonly Day[]; x: (day: Day) => number; y: number }) {
  const [first, last] = [from[0], from.at(-1)];
  if (!first || !last || from.length < 2) return null;
  const week = (x(last) - x(first)) / (from.length - 1);
  return (
    <path
      d={`M${x(first)} ${y}H${x(last) + 2}`}
      stroke="var(--ink-2)"
      strokeWidth="6"
      strokeDasharray={`1.2 ${(week - 1.2).toFixed(3)}`}
    />
  );
}

/** An open switch: two terminals, the blade lifted off the second. */
function OpenSwitch({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--ink)" strokeWidth="1.7">
      <path d={`M${x - 9} ${y}l15-12`} vectorEffect="non-scaling-stroke" />
      <circle cx={x - 9} cy={y} r="2.6" fill="var(--ink)" />
      <circle cx={x + 9} cy={y} r="2.6" fill="var(--ink)" />
    </g>
  );
}

/** From the left edge to the right one, with a gap for every switch. */
function conductor(switches: readonly number[], y: number, right: number): string {
  const starts = [4, ...switches.map((middle) => middle + 9)];
  return starts
    .map((from, index) => [from, (switches[index] ?? right + 9) - 9] as const)
    .filter(([from, to]) => to > from)
    .map(([from, to]) => `M${from} ${y}H${to}`)
    .join('');
}

/** From the first of a month to the same a year later, as often as the schedule has years. */
function years({ first, end }: Pick<Years, 'first' | 'end'>): (readonly [first: Day, end: Day])[] {
  const next = firstOf(first, 12);
  return isBefore(first, end) ? [[first, next], ...years({ first: next, end })] : [];
}

function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function shortMonth(month: number): string {
  return monthNames.slice(3 * month - 3, 3 * month);
}

const monthNames = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

/** The first day of the month so many months later. */
const firstOf = (day: Day, months: number): Day => ({ ...addMonths(day, months), day: 1 });
