import type { ReactElement } from 'react';
import type { Calculator } from '#site/schemas/tool.ts';

/** What each tool's card shows of its example. */
export const toolDrawings: Record<Calculator, () => ReactElement | null> = {
  'line-voltage': () => null,
  'downtime-cost': () => null,
  'maintenance-calendar': () => null,
};
