import type { SheetName } from '#electrical/station/sheet-register.ts';
import { backupRegister } from './backup-register.ts';
import { causeAndEffectChart } from './cause-and-effect-chart.ts';
import { groundGridReading } from './ground-grid-reading.tsx';
import { incidentReport } from './incident-report.ts';
import { ioList } from './io-list.ts';
import { networkDrawing } from './network-drawing.tsx';
import { oneLine } from './one-line.tsx';
import { relayTestReport } from './relay-test-report.tsx';
import { responsibilityMatrix } from './responsibility-matrix.ts';
import { restoreOrder } from './restore-order.ts';
import type { Sheet } from './sheet.ts';
import { switchingOrder } from './switching-order.ts';
import { thermographyLog } from './thermography-log.tsx';
import { torqueSheet } from './torque-sheet.ts';
import { transformerTestReport } from './transformer-test-report.ts';
import { turnoverIndex } from './turnover-index.ts';

/** What stands on each sample sheet. Pages and drawings are both rendered from it. */
export const sheets: Record<SheetName, Sheet> = {
  'one-line': oneLine,
  'responsibility-matrix': responsibilityMatrix,
  'turnover-index': turnoverIndex,
  'torque-sheet': torqueSheet,
  'ground-grid-reading': groundGridReading,
  'relay-test-report': relayTestReport,
  'thermography-log': thermographyLog,
  'transformer-test-report': transformerTestReport,
  'switching-order': switchingOrder,
  'restore-order': restoreOrder,
  'incident-report': incidentReport,
  'io-list': ioList,
  'network-drawing': networkDrawing,
  'cause-and-effect-chart': causeAndEffectChart,
  'backup-register': backupRegister,
};
