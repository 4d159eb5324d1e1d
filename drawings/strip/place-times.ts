/** A period of a job that its strip draws to scale, in minutes since 1970 UTC. The time between periods is left out. */
export interface StripWindow {
  from: number;
  to: number;
}

/** Something that happened at a time or, with `to`, over a time, in minutes since 1970 UTC. */
export interface StripItem {
  from: number;
  to?: number | undefined;
  /** Example: 62 °C */
  value?: string | undefined;
  text: string;
}

/** Length of the break between two windows, in units of the drawing. */
export const breakLength = 56;

/** Returns a function that places a time along the strip, which is `length` units long. All windows have one scale. */
export function placeTimes(windows: readonly StripWindow[], length: number) {
  const minutes = windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const scale = (length - breakLength * (windows.length - 1)) / minutes;
  return (time: number): number => {
    let start = 0;
    for (const { from, to } of windows) {
      if (time <= to) return start + Math.max(0, time - from) * scale;
      start += (to - from) * scale + breakLength;
    }
    return length;
  };
}

/** Returns the lane of each item: the first one in which the item does not meet the one before it. */
export function chooseLanes(extents: readonly { start: number; end: number }[]): number[] {
  const ends: number[] = [];
  return extents.map(({ start, end }) => {
    const free = ends.findIndex((last) => last <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    return lane;
  });
}

/** Breaks a text into lines of at most `most` characters. */
export function wrapText(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const formatIn = (options: Intl.DateTimeFormatOptions) => (time: number) =>
  new Date(time * 60_000).toLocaleString('en-US', { timeZone: 'UTC', ...options });

/** Formats the day of a time. Example: May 14 */
export const formatStripDay = formatIn({ month: 'long', day: 'numeric' });

/** Formats a time of day. Example: 06:42 */
export const formatStripTime = formatIn({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Lists the whole hours in a window. */
export function listHours({ from, to }: StripWindow): number[] {
  const hours: number[] = [];
  for (let hour = Math.ceil(from / 60) * 60; hour <= to; hour += 60) hours.push(hour);
  return hours;
}
