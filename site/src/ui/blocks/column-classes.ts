import './columns.css';

/** The classes of a grid of so many items, whose own class is `grid`. */
export function columnClasses(
  grid: string,
  count: number,
  columns: Columns = columnsFor(count),
): string {
  return `columns ${grid} columns-${columns}${count % 2 ? ' columns-odd' : ''}`;
}

/** Side by side where there is room; of five, three and a wide two. */
export type Columns = 1 | 2 | 3 | 4 | 5;

/** How many are side by side so that none is alone in its row. */
export function columnsFor(count: number): Columns {
  if (count === 4) return 4;
  if (count === 5) return 5;
  return count < 3 ? (count === 1 ? 1 : 2) : count % 3 === 1 ? 2 : 3;
}
