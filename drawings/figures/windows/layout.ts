import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../../geometry.ts';
import { letterSize, monoWidth } from '../../lettering.ts';
import { linear, type Scale } from '../../plot/scale.ts';

/* The layout of the picture: titles, one row for each window, the axis, and the key under it. */

export interface WindowsData {
  axis: { title: string; start?: number | undefined; end: number; step: number };
  /** The meaning of solid and of outlined bars. */
  key: { solid: string; outlined: string };
  windows: WorkWindow[];
  /** The day for which all work is done, and the same day on the other calendar. */
  goal: {
    label: string;
    at: number;
    against?: { label: string; at: number; difference: string } | undefined;
  };
  /** The day in the window `of` after which the window `begins` can begin. */
  release?: { label: string; at: number; of: string; begins: string } | undefined;
}

export interface WorkWindow {
  label: string;
  note?: string | undefined;
  from: number;
  to: number;
  solid: boolean;
  /** The dates of the same work on the calendar that is compared. */
  against?: { from: number; to: number } | undefined;
}

export interface WindowsLayout {
  height: number;
  box: Box;
  x: Scale;
  titleBaseline: number;
  goalBaseline: number;
  rows: WindowRow[];
  /** Where the samples of the key start, and their baselines. */
  solidKey: Place;
  outlinedKey: Place;
  /** The y ranges in which vertical grid lines are drawn, from top to bottom. */
  gridSpans: (readonly [from: number, to: number])[];
}

interface Place {
  x: number;
  y: number;
}

/** A bar. An open bar began before the start of the axis. */
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
  /** The same work on the other calendar, above the bar. */
  barAgainst: WindowBar | undefined;
  label: Place;
  note: (Place & { anchor: 'start' | 'end' }) | undefined;
}

/** How far an open bar extends beyond the start of the axis. */
const entry = 12;

const heightOfPair = { against: 10, bar: 14 };

/** Labels and notes are left of the bars. */
export function layOutWide(data: WindowsData): WindowsLayout {
  const letters = letterSize.wide;
  const texts = data.windows.flatMap(({ label, note = '' }) => [label, note]);
  const longest = Math.max(...texts.map((text) => monoWidth(text, letters)));
  const left = tenth(longest + 16 + entry);
  const right = 708;
  const pitch = hasPairs(data) ? 46 : 40;
  const head = layOutHead(data, letters);
  const bottom = head.top + data.windows.length * pitch + 4;
  const x = linear([data.axis.start ?? 0, data.axis.end], [left, right]);
  const rows = data.windows.map((window, index): WindowRow => {
    const start = tenth(head.top + index * pitch + 8);
    return {
      window,
      ...layOutBars(window, x, left, { y: start + 7, height: 14, pairY: start + 2 }),
      label: { x: 0, y: start + letters + (window.note ? -2 : 6) },
      note: window.note ? { x: 0, y: start + 2.3 * letters - 2, anchor: 'start' } : undefined,
    };
  });
  const keyY = bottom + 2 * letters + 24;
  const outlinedX = tenth(left + 62 + monoWidth(data.key.solid, letters));
  return {
    height: Math.ceil(keyY + 6),
    box: { left, right, top: head.top, bottom },
    x,
    ...head,
    rows,
    solidKey: { x: left, y: keyY },
    outlinedKey: { x: outlinedX, y: keyY },
    gridSpans: [[head.top, bottom]],
  };
}

/** Labels are above the bars, and notes beside them where there is room. */
export function layOutNarrow(data: WindowsData): WindowsLayout {
  const letters = letterSize.narrow;
  const left = entry;
  const right = 348;
  const pitch = hasPairs(data) ? 66 : 50;
  const head = layOutHead(data, letters);
  const bottom = head.top + data.windows.length * pitch;
  const x = linear([data.axis.start ?? 0, data.axis.end], [left, right]);
  const rows = data.windows.map((window, index): WindowRow => {
    const start = tenth(head.top + index * pitch);
    const y = start + letters + 9;
    const bars = layOutBars(window, x, left, { y, height: 13, pairY: y });
    return {
      window,
      ...bars,
      label: { x: left, y: start + letters + 2 },
      // A pair of bars has no room for a note.
      note: window.against ? undefined : placeBeside(bars.bar, window.note ?? '', letters),
    };
  });
  const keyY = bottom + 2 * letters + 24;
  const outlinedY = keyY + letters + 8;
  const tick = [bottom - 5, bottom] as const;
  const spans = rows.map(
    ({ bar, barAgainst }) => [(barAgainst ?? bar).y - 4, bar.y + bar.height + 4] as const,
  );
  return {
    height: Math.ceil(outlinedY + 6),
    box: { left, right, top: head.top, bottom },
    x,
    ...head,
    rows,
    solidKey: { x: left, y: keyY },
    outlinedKey: { x: left, y: outlinedY },
    gridSpans: [...spans, tick],
  };
}

function hasPairs({ windows }: WindowsData): boolean {
  return windows.some(({ against }) => against);
}

/** The title of the axis; the name of the goal is beside it, or under it if there are two goals. */
function layOutHead({ goal }: WindowsData, letters: number) {
  const titleBaseline = letters;
  const goalBaseline = goal.against ? tenth(titleBaseline + 1.4 * letters) : titleBaseline;
  return { titleBaseline, goalBaseline, top: tenth(goalBaseline + 12) };
}

/** The bar of a window, or the pair of bars if the window is on two calendars. */
function layOutBars(window: WorkWindow, x: Scale, left: number, place: BarPlace) {
  const open = x(window.from) < left;
  const ends = { open, from: open ? left - entry : x(window.from), to: x(window.to) };
  if (!window.against) {
    return { bar: { ...ends, y: place.y, height: place.height }, barAgainst: undefined };
  }
  const barAgainst = {
    open,
    from: x(window.against.from),
    to: x(window.against.to),
    y: place.pairY,
    height: heightOfPair.against,
  };
  return { bar: { ...ends, y: place.pairY + 14, height: heightOfPair.bar }, barAgainst };
}

interface BarPlace {
  /** Top and height of a bar by itself. */
  y: number;
  height: number;
  /** Top of a pair. */
  pairY: number;
}

/** The side of a bar that has more room for a text, if there is enough. */
function placeBeside({ from, to, y }: WindowBar, text: string, letters: number) {
  const roomBefore = from - entry;
  const roomAfter = 356 - to;
  const gap = 8;
  if (!text || monoWidth(text, letters) + gap > Math.max(roomBefore, roomAfter)) return undefined;
  if (roomBefore > roomAfter) return { x: from - gap, y: y + 12, anchor: 'end' as const };
  return { x: to + gap, y: y + 12, anchor: 'start' as const };
}
