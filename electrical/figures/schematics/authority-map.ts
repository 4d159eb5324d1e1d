/** Stops along a walk, and over which of them each authority's rules apply. */
export const authorityMapData: AuthorityMapData = {
  stops: ["UTILITY'S LINE", 'SERVICE', 'PRODUCTION PAD', 'TANK BATTERY', 'PIPELINE', 'SALES METER'],
  servicePoint: 2,
  rows: [
    [{ label: 'OSHA', from: 1, to: 6 }],
    [
      { label: 'PUCT · ERCOT', from: 1, to: 'service-point' },
      { label: 'TDLR · NEC', from: 'service-point', to: 6 },
    ],
    [
      {
        label: 'NAT. RES. CODE 91.019',
        short: 'CODE 91.019',
        from: 'service-point',
        to: 4,
        live: true,
      },
    ],
    [{ label: 'RAILROAD COMMISSION', from: 3, to: 6 }],
    [{ label: 'EPA · TCEQ', from: 3, to: 5, heaviest: 4 }],
    [
      { label: 'PHMSA', from: 5, to: 5 },
      { label: 'CONTRACT', from: 6, to: 6, also: ['API MPMS', 'BLM ON FEDERAL LEASES'] },
    ],
  ],
};

export interface AuthorityMapData {
  /** The names of the six stops, in their order; the pictures over them are fixed. */
  stops: string[];
  /** The number of the stop in whose middle the service point lies. */
  servicePoint: number;
  /** Rows of bands from the top; bands in one row must not overlap. */
  rows: AuthorityBand[][];
}

/** Where one authority's rules apply. */
export interface AuthorityBand {
  label: string;
  /** The same where there is less room. */
  short?: string;
  /** Where it begins and ends: at a stop by its number, or at the service point. */
  from: number | 'service-point';
  to: number | 'service-point';
  /** The number of the stop where its rules weigh most. */
  heaviest?: number;
  /** Whether it is the rule for the energized line, drawn in its color. */
  live?: boolean;
  /** What else applies there, in lines under the band. */
  also?: string[];
}
