/** What a map is drawn from: the region that its page tells of. Positions in degrees. */
export interface MapRegion {
  states: readonly { name: string }[];
  ring: {
    center: { latitude: number; longitude: number };
    radiusKm: number;
    /** Degrees from north along which the radius is drawn. */
    bearing: number;
  };
  degrees: {
    meridians: readonly number[];
    parallels: readonly number[];
    /** Those along which a state ends. */
    borders: { meridian?: number | undefined; parallel?: number | undefined };
  };
  names: { wide: Word[]; narrow: Word[] };
}

/** A fixed word: what stands for itself and does not depend on towns. */
export interface Word {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
