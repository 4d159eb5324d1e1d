/** Where a window's bar and its lettering stand. */
export interface WindowRow {
  label: Place;
  /** Without room for it there is none. */
  note: (Place & { anchor: 'start' | 'end' }) | undefined;
  from: number;
  to: number;
  y: number;
  height: number;
  /** It began before the axis does. */
  open: boolean;
  /** The same work on the other calendar, over its bar. */
  against?: Pick<WindowRow, 'from' | 'to' | 'y' | 'height'>;
}

/** The beginning of a baseline. */
export interface Place {
  x: number;
  y: number;
}
