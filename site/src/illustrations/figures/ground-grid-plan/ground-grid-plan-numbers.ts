import { groundGridPlanData } from './ground-grid-plan-data.ts';
import { widestGap } from './widest-gap.ts';

const { columns, rows } = groundGridPlanData;

/** What the words may state: the data, and the size of the yard and of its meshes in feet. */
export const groundGridPlanNumbers = {
  ...groundGridPlanData,
  width: columns.at(-1),
  depth: rows.at(-1),
  edge: columns[1],
  widest: { across: widestGap(columns), along: widestGap(rows) },
};
