/**
 * The sample sheets by the names in their addresses: what stands in each title block. The station
 * is invented, and so is everything that is dated here.
 */
export const sheetRegister = {
  'one-line': {
    number: 'E-01',
    title: 'One-line',
    subject: '24.9 kV service to 480 V',
    section: 'Design',
    revision: 2,
    date: 'May 15, 2026',
    by: 'EL-1',
  },
  'responsibility-matrix': {
    number: 'P-01',
    title: 'Responsibility matrix',
    subject: 'Scope of the station',
    section: 'Contract',
    revision: 3,
    date: 'Jan 9, 2026',
    by: 'PM-1',
  },
  'turnover-index': {
    number: 'P-02',
    title: 'Turnover index',
    subject: 'Station file',
    section: 'Contract',
    revision: 4,
    date: 'Jun 5, 2026',
    by: 'PM-1',
  },
  'torque-sheet': {
    number: 'Q-04',
    title: 'Torque sheet',
    subject: 'Bolted joints, 52 to 52-3',
    section: 'Quality',
    revision: 1,
    date: 'May 14, 2026',
    by: 'QP-3',
  },
  'ground-grid-reading': {
    number: 'G-01',
    title: 'Ground-grid reading',
    subject: 'Resistance to remote earth',
    section: 'Test',
    revision: 0,
    date: 'Mar 3, 2026',
    by: 'TT-1',
  },
  'relay-test-report': {
    number: 'T-03',
    title: 'Relay test report',
    subject: 'Relay 50/51 on 52',
    section: 'Test',
    revision: 1,
    date: 'May 14, 2026',
    by: 'TT-1',
  },
  'thermography-log': {
    number: 'T-05',
    title: 'Thermography log',
    subject: '52-3, B phase, load lug',
    section: 'Test',
    revision: 1,
    date: 'May 12, 2026',
    by: 'TT-2',
  },
  'transformer-test-report': {
    number: 'T-01',
    title: 'Transformer test report',
    subject: 'T1, 1,500 kVA, oil-filled',
    section: 'Test',
    revision: 1,
    date: 'May 14, 2026',
    by: 'TT-1',
  },
  'switching-order': {
    number: 'S-02',
    title: 'Switching order',
    subject: 'Isolate 52, T1 and 480 V bus',
    section: 'Operation',
    revision: 1,
    date: 'May 14, 2026',
    by: 'QP-1',
  },
  'restore-order': {
    number: 'S-03',
    title: 'Restoration order',
    subject: 'Return 52, T1 and 480 V bus',
    section: 'Operation',
    revision: 1,
    date: 'May 14, 2026',
    by: 'QP-1',
  },
  'incident-report': {
    number: 'R-01',
    title: 'Incident report',
    subject: 'Pole struck, line down',
    section: 'Operation',
    revision: 0,
    date: 'Jun 4, 2026',
    by: 'QP-1',
  },
  'io-list': {
    number: 'A-04',
    title: 'I/O list',
    subject: 'PLC-1 points',
    section: 'Control',
    revision: 3,
    date: 'Mar 25, 2026',
    by: 'CT-1',
  },
  'network-drawing': {
    number: 'A-02',
    title: 'Network drawing',
    subject: 'Station network, SW-1',
    section: 'Control',
    revision: 1,
    date: 'Mar 25, 2026',
    by: 'CT-1',
  },
  'cause-and-effect-chart': {
    number: 'A-05',
    title: 'Cause-and-effect chart',
    subject: 'Shutdown logic, PLC-1',
    section: 'Control',
    revision: 2,
    date: 'Mar 25, 2026',
    by: 'CT-1',
  },
  'backup-register': {
    number: 'A-07',
    title: 'Backup register',
    subject: 'Programs and settings',
    section: 'Control',
    revision: 2,
    date: 'May 15, 2026',
    by: 'CT-1',
  },
} as const satisfies Record<string, SheetEntry>;

export type SheetName = keyof typeof sheetRegister;

/** Every sheet's name, in the order of the register. */
export const sheetNames = Object.keys(sheetRegister) as [SheetName, ...SheetName[]];

/** One title block. */
interface SheetEntry {
  number: string;
  title: string;
  subject: string;
  /** The part of the station's file where it is kept. */
  section: string;
  revision: number;
  date: string;
  /** A role and its number on the crew list, never a person. */
  by: string;
}
