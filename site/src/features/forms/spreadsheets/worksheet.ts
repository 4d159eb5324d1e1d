import type { Cell, CellStyle, MergeRange } from 'hucre/xlsx';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { boxStyle, rowNameStyle, unlocked } from './cell-styles.ts';

/** Worksheet cells, written row by row from the top. */
export class Worksheet {
  /** Cells by zero-based row and column. Example of a key: "3,0" */
  readonly cells = new Map<string, Partial<Cell>>();
  readonly merges: MergeRange[] = [];
  /** Zero-based index of the next row. */
  row = 0;
  private readonly columnCount: number;

  constructor(columnCount: number) {
    this.columnCount = columnCount;
  }

  /** Writes a cell of the current row. */
  write(column: number, cell: Partial<Cell>) {
    this.cells.set(`${this.row},${column}`, cell);
  }

  /** Writes text that spans all columns. */
  writeLine(value: string, style: CellStyle) {
    this.write(0, { value: toPlainCharacters(value), type: 'string', style });
    this.mergeFrom(0);
    this.row += 1;
  }

  /** Writes a name in the first column and its value across the other columns. */
  writeFact(name: string, value: string) {
    this.writeNamedLine(name, value, boxStyle);
  }

  /** Writes a name in the first column, and room to type, with what was typed so far, across the other columns. */
  writeLineToFill(name: string, typed = '') {
    this.writeNamedLine(name, typed, { ...boxStyle, protection: unlocked });
  }

  private writeNamedLine(name: string, value: string, style: CellStyle) {
    this.write(0, { value: toPlainCharacters(name), type: 'string', style: rowNameStyle });
    for (let column = 1; column < this.columnCount; column += 1) {
      this.write(column, {
        value: column === 1 ? toPlainCharacters(value) : '',
        type: 'string',
        style,
      });
    }
    this.mergeFrom(1);
    this.row += 1;
  }

  /** Merges the cells of the current row from a column to the last column. */
  private mergeFrom(startCol: number) {
    const endCol = this.columnCount - 1;
    this.merges.push({ startRow: this.row, startCol, endRow: this.row, endCol });
  }
}
