import type { ReactElement } from 'react';

/** What stands on a sheet between its head and its title block. */
export interface Sheet {
  /** The station as the title block names it, with what the sheet says of it. */
  station: string;
  /** The head of the form: a name and a value each. Odd ones stand left, even ones right. */
  facts: readonly (readonly [name: string, value: string])[];
  /** From top to bottom. */
  blocks: readonly SheetBlock[];
  /** Beside the title block, four lines of 35 characters at most. */
  notes: readonly string[];
}

export type SheetBlock = SheetFigure | SheetTable;

/** A drawing on a sheet. */
export interface SheetFigure {
  kind: 'figure';
  /** What it shows, in words, for those who do not see it. */
  label: string;
  height: Record<SheetSize, number>;
  draw: (size: SheetSize) => ReactElement;
}

export interface SheetTable {
  kind: 'table';
  /** What the rows are; also shown where a sheet has several tables. */
  caption: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
}

export interface SheetColumn {
  title: string;
  /** Where it begins on the sheet, or where it ends if `align` is `end`. */
  at: number;
  align?: 'end';
  /** The same on the cut for phones; a column without it is left out there. */
  cut?: number;
}

/** The whole sheet, and the cut of it for phones. */
export type SheetSize = 'wide' | 'narrow';

/** Widths of a figure between the margins. */
export const figureWidth: Record<SheetSize, number> = { wide: 512, narrow: 318 };
