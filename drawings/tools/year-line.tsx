import { type FigureSize, lettering } from '../figures/figure-drawing.ts';
import { linear, type Scale } from '../plot/scale.ts';
import { Stroke } from '../symbols/stroke.tsx';
import { Lettering } from '../symbols/wire.tsx';

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

/** A day of the Gregorian calendar; months and days count from 1. */
interface Day {
  year: number;
  month: number;
  day: number;
}

/** Years of rounds by how often they are, and of outages. */
export interface Years {
  first: Day;
  end: Day;
  rounds: readonly { name: string; days: readonly Day[] }[];
  outages: readonly { first: Day }[];
}

/** Width and height, in the drawing's units. */
export function yearLineSize(schedule: Years, size: FigureSize) {
  return [widths[size], firstLine + (years(schedule).length - 1) * pitch + 58] as const;
}

const widths: Record<FigureSize, number> = { wide: 720, narrow: 360 };
const firstLine = 50;
const pitch = 112;

function Year({
  schedule: { rounds, outages },
  first,
  end,
  y,
  size,
}: {
  schedule: Years;
  first: Day;
  end: Day;
  y: number;
  size: FigureSize;
}) {
  const letters = lettering[size];
  const right = widths[size] - 4;
  const x = linear([dayNumber(first), dayNumber(end)], [4, right]);
  const inside = (day: Day) => !isBefore(day, first) && isBefore(day, end);
  const at = (day: Day) => x(dayNumber(day));
  const daysOf = (name: string) =>
    (rounds.find((round) => round.name === name)?.days ?? []).filter(inside);
  const switches = outages.filter((outage) => inside(outage.first)).map((each) => at(each.first));
  const ticks = (name: string, depth: number) =>
    daysOf(name)
      .map((day) => `M${at(day)} ${y + 5}v${depth}`)
      .join('');
  return (
    <>
      <Stroke d={conductor(switches, y, right)} stroke="var(--hot-line)" weight={4} />
      {switches.map((middle) => (
        <OpenSwitch key={middle} x={middle} y={y} />
      ))}
      {outages
        .filter((outage) => inside(outage.first))
        .map((outage) => (
          <Lettering
            key={dayNumber(outage.first)}
            x={Math.round(Math.min(Math.max(at(outage.first), letters * 2), right - letters * 2))}
            y={y - 20}
            size={letters}
          >
            {`${shortMonth(outage.first.month)} ${outage.first.day}`}
          </Lettering>
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
      <Months first={first} x={x} y={y + 32 + letters} size={size} />
    </>
  );
}

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

function Months({ first, x, y, size }: { first: Day; x: Scale; y: number; size: FigureSize }) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(first, index);
    const [from, to] = [month, addMonths(month, 1)].map((each) => dayNumber(each));
    const name = shortMonth(month.month);
    const year = index === 0 || month.month === 1 ? ` ${String(month.year).slice(2)}` : '';
    return (
      <Lettering
        key={dayNumber(month)}
        x={Math.round(x(((from ?? 0) + (to ?? 0)) / 2))}
        y={y}
        size={lettering[size]}
        quiet
      >
        {size === 'wide' ? name + (year && `’${year.trim()}`) : name.charAt(0)}
      </Lettering>
    );
  });
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

function conductor(switches: readonly number[], y: number, right: number): string {
  const ends = [4, ...switches.flatMap((middle) => [middle - 9, middle + 9]), right];
  return ends
    .flatMap((from, index) => {
      const to = ends[index + 1];
      return index % 2 === 0 && to !== undefined && to > from ? [`M${from} ${y}H${to}`] : [];
    })
    .join('');
}

/** From the first of a month to the same a year later, as often as the schedule has years. */
function years({ first, end }: Years): (readonly [first: Day, end: Day])[] {
  const spans: (readonly [Day, Day])[] = [];
  for (let from = first; isBefore(from, end); ) {
    const to = addMonths(from, 12);
    spans.push([from, to]);
    from = to;
  }
  return spans;
}

function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function shortMonth(month: number): string {
  return monthNames.slice(3 * month - 3, 3 * month);
}

const monthNames = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

function addMonths({ year, month }: Day, months: number): Day {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 };
}

function isBefore(one: Day, other: Day): boolean {
  return dayNumber(one) < dayNumber(other);
}
