import { addMonths, type Day, isBefore } from '#electrical/tools/day.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inclusiveRange, linear, type Scale } from '../plot/scale.ts';

/** Dates of the inspection rounds, grouped by interval, and of the outages. */
export interface MaintenanceYears {
  first: Day;
  end: Day;
  rounds: readonly { name: string; days: readonly Day[] }[];
  outages: readonly { first: Day }[];
}

interface YearLineProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  schedule: MaintenanceYears;
  size: 'wide' | 'narrow';
}

interface YearLayout {
  width: number;
  fontSize: number;
  nameMonth: (month: Day, isFirst: boolean) => string;
}

const layouts: Record<YearLineProps['size'], YearLayout> = {
  wide: { width: 720, fontSize: 13, nameMonth: nameWithYear },
  narrow: { width: 360, fontSize: 15, nameMonth: ({ month }) => shortMonth(month).charAt(0) },
};

/** Distance from the ends of a year's line to the edges of the drawing. */
const edge = 4;
const firstLineY = 50;
const yearPitch = 112;
/** Height below a year's line for its ticks and the names of the months. */
const heightBelowLine = 58;

/** Distance from the center of a switch to each of its terminals. */
const switchHalf = 9;

const monthNames = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JUL',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
];

/**
 * Draws each year of a maintenance schedule as an energized conductor with an open switch at every outage.
 * Below the line, short ticks mark weekly rounds, long ticks mark monthly rounds, and dots mark quarterly
 * rounds.
 */
export function YearLine({ schedule, size, ...root }: YearLineProps) {
  const layout = layouts[size];
  const years = splitIntoYears(schedule);
  const height = firstLineY + (years.length - 1) * yearPitch + heightBelowLine;
  return (
    <Drawing viewBox={`0 0 ${layout.width} ${height}`} fontSize={layout.fontSize} {...root}>
      {years.map((year, index) => (
        <Year
          key={dayNumber(year.first)}
          schedule={schedule}
          year={year}
          y={firstLineY + index * yearPitch}
          layout={layout}
        />
      ))}
    </Drawing>
  );
}

interface YearRange {
  first: Day;
  /** The day after the last day of the year. */
  end: Day;
}

/** Splits a schedule that starts on the first day of a month into periods of twelve months. */
function splitIntoYears({ first, end }: YearRange): YearRange[] {
  const years: YearRange[] = [];
  let start = first;
  while (isBefore(start, end)) {
    const next = firstOfMonth(start, 12);
    years.push({ first: start, end: next });
    start = next;
  }
  return years;
}

interface YearProps {
  schedule: MaintenanceYears;
  year: YearRange;
  y: number;
  layout: YearLayout;
}

/** Draws the line of one year, with its switches, ticks and months. */
function Year({ schedule, year, y, layout }: YearProps) {
  const right = layout.width - edge;
  const scale = linear([dayNumber(year.first), dayNumber(year.end)], [edge, right]);
  const x = (day: Day) => scale(dayNumber(day));
  const isInYear = (day: Day) => !isBefore(day, year.first) && isBefore(day, year.end);
  const daysOf = (name: string) =>
    schedule.rounds.find((round) => round.name === name)?.days.filter(isInYear) ?? [];
  const outages = schedule.outages.map(({ first }) => first).filter(isInYear);
  const quarterly = daysOf('quarterly');
  const ticks = [
    ...daysOf('monthly').map((day) => `M${x(day)} ${y + 5}v12`),
    ...quarterly.map((day) => `M${x(day)} ${y + 5}v20`),
  ];
  return (
    <>
      <path className="conductor-live" d={pathWithGaps(outages.map(x), y, right)} strokeWidth="4" />
      {outages.map((day) => (
        <Outage key={dayNumber(day)} day={day} x={x(day)} y={y} layout={layout} />
      ))}
      <path className="outline-soft" d={ticks.join('')} strokeWidth="1.2" />
      <Weeks days={daysOf('weekly')} x={x} y={y + 8} />
      {quarterly.map((day) => (
        <circle key={dayNumber(day)} className="solid-soft" cx={x(day)} cy={y + 27} r="3" />
      ))}
      <Months first={year.first} scale={scale} y={y + 32 + layout.fontSize} layout={layout} />
    </>
  );
}

interface OutageProps {
  day: Day;
  x: number;
  y: number;
  layout: YearLayout;
}

/** Draws an open switch with the date of the outage above it. */
function Outage({ day, x, y, layout }: OutageProps) {
  const halfLabel = layout.fontSize * 2;
  const furthest = layout.width - edge - halfLabel;
  const labelX = Math.round(Math.min(Math.max(x, halfLabel), furthest));
  return (
    <>
      <path className="outline" d={`M${x - switchHalf} ${y}l15-12`} strokeWidth="1.7" />
      <Terminal x={x - switchHalf} y={y} />
      <Terminal x={x + switchHalf} y={y} />
      <text className="label" x={labelX} y={y - 20} textAnchor="middle">
        {`${shortMonth(day.month)} ${day.day}`}
      </text>
    </>
  );
}

function Terminal({ x, y }: { x: number; y: number }) {
  return <circle className="solid outline to-scale" cx={x} cy={y} r="2.6" strokeWidth="1.7" />;
}

/** Returns the path of a year's line from edge to edge, with a gap for every switch. */
function pathWithGaps(switches: readonly number[], y: number, right: number): string {
  const starts = [edge, ...switches.map((middle) => middle + switchHalf)];
  const ends = [...switches.map((middle) => middle - switchHalf), right];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? right }))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => `M${start} ${y}H${end}`)
    .join('');
}

/** Draws the weekly ticks as one dashed line, because 52 separate paths would add half a kilobyte. */
function Weeks({ days, x, y }: { days: readonly Day[]; x: (day: Day) => number; y: number }) {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  const week = (x(last) - x(first)) / (days.length - 1);
  const tick = 1.2;
  return (
    <path
      className="outline-soft to-scale"
      d={`M${x(first)} ${y}H${x(last) + 2}`}
      strokeWidth="6"
      strokeDasharray={`${tick} ${(week - tick).toFixed(3)}`}
    />
  );
}

interface MonthsProps {
  first: Day;
  scale: Scale;
  y: number;
  layout: YearLayout;
}

/** Draws the names of the months, each centered below its month. */
function Months({ first, scale, y, layout }: MonthsProps) {
  return inclusiveRange(0, 11).map((index) => {
    const month = firstOfMonth(first, index);
    const middle = (dayNumber(month) + dayNumber(firstOfMonth(month, 1))) / 2;
    return (
      <text
        key={index}
        className="label-quiet"
        x={Math.round(scale(middle))}
        y={y}
        textAnchor="middle"
      >
        {layout.nameMonth(month, index === 0)}
      </text>
    );
  });
}

/** Returns the number of days from 1 January 1970. */
function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** Formats a month, with the year only for the first month and for January. Example: JAN’27 */
function nameWithYear({ year, month }: Day, isFirst: boolean): string {
  const name = shortMonth(month);
  return isFirst || month === 1 ? `${name}’${String(year).slice(-2)}` : name;
}

function shortMonth(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** Returns the first day of the month `months` months later. */
function firstOfMonth(day: Day, months: number): Day {
  return { ...addMonths(day, months), day: 1 };
}
