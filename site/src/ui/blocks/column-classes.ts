import './columns.css';

/** The classes of a grid with `count` items, whose own class is `grid`. */
export function columnClasses(
  grid: string,
  count: number,
  columns: Columns = columnsFor(count),
): string {
  return `columns ${grid} columns-${columns}${count % 2 ? ' columns-odd' : ''}`;
}

/** Side by side where there is room; of five, three and a wide two. */
export type Columns = 1 | 2 | 3 | 4 | 5;

/** The number of columns with which no item is alone in its row. */
export function columnsFor(count: number): Columns {
  if (count === 1 || count === 2 || count === 4 || count === 5) return count;
  return count % 3 === 1 ? 2 : 3;
}
