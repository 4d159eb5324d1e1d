/** Years ahead in phases: dates already fixed, dates of a plan, dates reckoned, and expectations. */
export const phaseTimelineData: PhaseTimelineData = {
  phases: [
    {
      from: 2025,
      to: 2027,
      name: 'early adoption',
      expected: ['more orders and studies than new lines'],
    },
    {
      from: 2028,
      to: 2032,
      name: 'mainstream adoption',
      expected: ['first import paths', 'grid plus local connection ordinary on new pads'],
    },
    {
      from: 2033,
      to: 2040,
      name: 'full transformation',
      expected: ['most steady oilfield load on the grid'],
    },
  ],
  dates: [
    {
      kind: 'fixed',
      at: 2025.33,
      date: 'by May 1, 2025',
      what: 'import-voltage decision due',
      level: 5,
    },
    {
      kind: 'fixed',
      at: 2026.37,
      date: 'May 2026',
      what: 'NERC registration, Category 2',
      level: 4,
    },
    {
      kind: 'fixed',
      at: 2026.99,
      date: 'end of 2026',
      what: 'New Mexico, 98% gas capture',
      level: 3,
    },
    {
      kind: 'calculated',
      at: 2027.2,
      to: 2027.49,
      date: 'first half of 2027',
      what: 'average transformer ordered now arrives',
      level: 2,
    },
    {
      kind: 'plan',
      at: 2030,
      to: 2031,
      date: '2030',
      what: 'first model year of plan',
      level: 1,
    },
    {
      kind: 'plan',
      at: 2038,
      to: 2039,
      date: '2038',
      what: 'second model year of plan',
      level: 3,
      before: true,
    },
    {
      kind: 'calculated',
      at: 2040,
      to: 2041,
      date: '2040',
      what: '15-year battery warranty from 2025 ends',
      level: 4,
      before: true,
    },
  ],
};

export interface PhaseTimelineData {
  phases: {
    /** First year. */
    from: number;
    /** Last year, counted in. */
    to: number;
    name: string;
    /** What is expected of the phase, without a date. */
    expected: string[];
  }[];
  /** Dates in order. */
  dates: {
    /** How sure it is: fixed by a rule, a plan's model year, or calculated. */
    kind: 'fixed' | 'plan' | 'calculated';
    /** Where it lies, in years and parts of years. */
    at: number;
    /** Where it ends, if it is a span rather than a day. */
    to?: number;
    /** As it is printed. */
    date: string;
    what: string;
    /** How high it stands over the axis on wide screens, from 1. */
    level: number;
    /** The text stands left of its mark on wide screens. */
    before?: boolean;
  }[];
}

const { phases } = phaseTimelineData;

/** What the words may state: the years, which are written without a comma. */
export const phaseTimelineNumbers = {
  from: `${phases[0]?.from}`,
  to: `${phases.at(-1)?.to}`,
  phases: phases.map(({ from, to }) => `${from}-${to}`),
};
