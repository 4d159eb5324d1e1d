import './columns.css';

/** Number of columns on wide screens. With 5, the first row has three items and the second row two wider ones. */
export type Columns = 1 | 2 | 3 | 4 | 5;

/** Returns the CSS classes of a grid with `count` items. `grid` is the grid's own class. */
export function columnClasses(
  grid: string,
  count: number,
  columns: Columns = columnsFor(count),
): string {
  const isOdd = count % 2 === 1;
  return `columns ${grid} columns-${columns}${isOdd ? ' columns-odd' : ''}`;
}

/** Returns a number of columns that leaves more than one item in the last row. */
export function columnsFor(count: number): Columns {
  if (count === 1 || count === 2 || count === 4 || count === 5) return count;
  return count % 3 === 1 ? 2 : 3;
}
