/** A one-line from the utility to a pump with a contract's scope marked on it, and what lies outside. */
export const scopeLineData = {
  /** What lies between the marks. */
  scope: 'TURNKEY SCOPE',
  marks: {
    /** Mark 1. */
    first: 'SERVICE POINT',
    /** When mark 1 moves to the transformer's secondary terminals. */
    moved: 'IF THE UTILITY OWNS THE TRANSFORMER',
    /** Mark 2. */
    last: 'MOTOR TERMINALS',
  },
  /** Outside, before mark 1. */
  upstream: { line: 'UTILITY LINE', meter: 'METER', contribution: 'CONTRIBUTION IN AID' },
  /** Between the marks, from the utility to the motor. */
  inside: {
    service: 'SERVICE EQUIPMENT',
    transformer: 'CUSTOMER-OWNED TRANSFORMER',
    switchgear: 'SWITCHGEAR',
    feeders: 'FEEDERS',
    control: 'MOTOR CONTROL CENTER AND DRIVES',
    leads: 'MOTOR LEADS',
    grounding: 'GROUNDING',
  },
  /** Outside, beyond mark 2. */
  downstream: { motor: 'MOTOR', coupling: 'COUPLING', pump: 'PUMP', piping: 'PIPING' },
  /** Opens them. */
  outsideTitle: 'ALSO OUTSIDE',
  /** Outside as well, at no one place on the line. */
  outside: ['LAND AND EASEMENTS', 'MECHANICAL AND PROCESS WORK, FOUNDATIONS', 'SEALED ENGINEERING'],
};
