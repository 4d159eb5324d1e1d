import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../../geometry.ts';
import { letterSize, monoWidth } from '../../lettering.ts';
import { linear, type Scale } from '../../plot/scale.ts';

/* Layout of a chart of work windows: titles, one row for each window, the axis, and the legend below the axis. */

export interface WindowsData {
  axis: { title: string; start?: number | undefined; end: number; step: number };
  /** Legend labels for solid bars and for outlined bars. */
  key: { solid: string; outlined: string };
  windows: WorkWindow[];
  /** Day by which all work must be done, and the same deadline on another calendar for comparison. */
  goal: {
    label: string;
    at: number;
    against?: { label: string; at: number; difference: string } | undefined;
  };
  /** The day, during the window named `of`, from which the window named `begins` can start. */
  release?: { label: string; at: number; of: string; begins: string } | undefined;
}

export interface WorkWindow {
  label: string;
  note?: string | undefined;
  from: number;
  to: number;
  /** Whether the bar is solid instead of outlined. */
  solid: boolean;
  /** Dates of the same work on the other calendar. */
  against?: { from: number; to: number } | undefined;
}

export interface WindowsLayout {
  height: number;
  box: Box;
  x: Scale;
  titleBaseline: number;
  goalBaseline: number;
  rows: WindowRow[];
  /** Positions of the bar samples in the legend. `y` is the baseline of the text. */
  solidKey: Place;
  outlinedKey: Place;
  /** Y ranges in which vertical grid lines are drawn, from top to bottom. */
  gridSpans: (readonly [from: number, to: number])[];
}

interface Place {
  x: number;
  y: number;
}

/** Position of a bar. An open bar extends beyond the start of the axis. */
export interface WindowBar {
  from: number;
  to: number;
  y: number;
  height: number;
  open: boolean;
}

export interface WindowRow {
  window: WorkWindow;
  bar: WindowBar;
  /** Bar for the same work on the other calendar, above the main bar. */
  barAgainst: WindowBar | undefined;
  label: Place;
  note: (Place & { anchor: 'start' | 'end' }) | undefined;
}

interface BarPlace {
  /** Top and height of a single bar. */
  y: number;
  height: number;
  /** Top of a pair of bars. */
  pairY: number;
}

/** Distance that an open bar extends beyond the start of the axis. */
const openBarExtension = 12;

/** Right edge of the text on phones. */
const textRight = 356;

/** Heights of a pair of bars: the bar on the other calendar, and the main bar. */
const pairHeights = { against: 10, bar: 14 };

/** Computes the layout for wide screens, with labels and notes left of the bars. */
export function layOutWide(data: WindowsData): WindowsLayout {
  const fontSize = letterSize.wide;
  const texts = data.windows.flatMap(({ label, note = '' }) => [label, note]);
  const longest = Math.max(...texts.map((text) => monoWidth(text, fontSize)));
  const left = tenth(longest + 16 + openBarExtension);
  const right = 708;
  const pitch = hasPairs(data) ? 46 : 40;
  const header = layOutHeader(data, fontSize);
  const bottom = header.top + data.windows.length * pitch + 4;
  const x = linear([data.axis.start ?? 0, data.axis.end], [left, right]);
  const rows = data.windows.map((window, index): WindowRow => {
    const start = tenth(header.top + index * pitch + 8);
    return {
      window,
      ...layOutBars(window, x, left, { y: start + 7, height: 14, pairY: start + 2 }),
      label: { x: 0, y: start + fontSize + (window.note ? -2 : 6) },
      note: window.note ? { x: 0, y: start + 2.3 * fontSize - 2, anchor: 'start' } : undefined,
    };
  });
  const keyY = bottom + 2 * fontSize + 24;
  const outlinedX = tenth(left + 62 + monoWidth(data.key.solid, fontSize));
  return {
    height: Math.ceil(keyY + 6),
    box: { left, right, top: header.top, bottom },
    x,
    ...header,
    rows,
    solidKey: { x: left, y: keyY },
    outlinedKey: { x: outlinedX, y: keyY },
    gridSpans: [[header.top, bottom]],
  };
}

/** Computes the layout for phones, with labels above the bars and notes beside the bars where there is room. */
export function layOutNarrow(data: WindowsData): WindowsLayout {
  const fontSize = letterSize.narrow;
  const left = openBarExtension;
  const right = 348;
  const pitch = hasPairs(data) ? 66 : 50;
  const header = layOutHeader(data, fontSize);
  const bottom = header.top + data.windows.length * pitch;
  const x = linear([data.axis.start ?? 0, data.axis.end], [left, right]);
  const rows = data.windows.map((window, index): WindowRow => {
    const start = tenth(header.top + index * pitch);
    const y = start + fontSize + 9;
    const bars = layOutBars(window, x, left, { y, height: 13, pairY: y });
    return {
      window,
      ...bars,
      label: { x: left, y: start + fontSize + 2 },
      // There is no room for a note beside a pair of bars.
      note: window.against ? undefined : placeBeside(bars.bar, window.note ?? '', fontSize),
    };
  });
  const keyY = bottom + 2 * fontSize + 24;
  const outlinedY = keyY + fontSize + 8;
  const tick = [bottom - 5, bottom] as const;
  const spans = rows.map(
    ({ bar, barAgainst }) => [(barAgainst ?? bar).y - 4, bar.y + bar.height + 4] as const,
  );
  return {
    height: Math.ceil(outlinedY + 6),
    box: { left, right, top: header.top, bottom },
    x,
    ...header,
    rows,
    solidKey: { x: left, y: keyY },
    outlinedKey: { x: left, y: outlinedY },
    gridSpans: [...spans, tick],
  };
}

function hasPairs({ windows }: WindowsData): boolean {
  return windows.some(({ against }) => against);
}

/** Lays out the axis title and the name of the goal, which is below the title if there are two goals. */
function layOutHeader({ goal }: WindowsData, fontSize: number) {
  const titleBaseline = fontSize;
  const goalBaseline = goal.against ? tenth(titleBaseline + 1.4 * fontSize) : titleBaseline;
  return { titleBaseline, goalBaseline, top: tenth(goalBaseline + 12) };
}

/** Lays out the bar of a window, or a pair of bars if the window is on two calendars. */
function layOutBars(window: WorkWindow, x: Scale, left: number, place: BarPlace) {
  const open = x(window.from) < left;
  const ends = { open, from: open ? left - openBarExtension : x(window.from), to: x(window.to) };
  if (!window.against) {
    return { bar: { ...ends, y: place.y, height: place.height }, barAgainst: undefined };
  }
  const barAgainst = {
    open,
    from: x(window.against.from),
    to: x(window.against.to),
    y: place.pairY,
    height: pairHeights.against,
  };
  return { bar: { ...ends, y: place.pairY + 14, height: pairHeights.bar }, barAgainst };
}

/**
 * Returns the position of text on the side of a bar that has more room. Returns undefined if neither side has enough
 * room.
 */
function placeBeside({ from, to, y }: WindowBar, text: string, fontSize: number) {
  const roomBefore = from - openBarExtension;
  const roomAfter = textRight - to;
  const gap = 8;
  if (!text || monoWidth(text, fontSize) + gap > Math.max(roomBefore, roomAfter)) return undefined;
  if (roomBefore > roomAfter) return { x: from - gap, y: y + 12, anchor: 'end' as const };
  return { x: to + gap, y: y + 12, anchor: 'start' as const };
}
