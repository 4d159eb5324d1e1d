import type { CellStyle } from 'hucre/xlsx';

/** Spreadsheet programs show a font without a name as a serif font. */
const font = { name: 'Calibri', size: 11 };
const line = { style: 'thin', color: { rgb: '999999' } } as const;

export const titleStyle: CellStyle = { font: { ...font, bold: true, size: 14 } };
export const captionStyle: CellStyle = { font: { ...font, bold: true } };
/** Line about a value beyond its limit. */
export const warningStyle: CellStyle = { font: { ...font, bold: true, color: { rgb: 'B00020' } } };
export const smallStyle: CellStyle = { font: { ...font, size: 9 } };

/** Cell of a table, with a border on all sides. */
export const boxStyle: CellStyle = {
  font,
  border: { top: line, right: line, bottom: line, left: line },
};

/** Name at the start of a row. */
export const rowNameStyle: CellStyle = { ...boxStyle, ...captionStyle };

export const tableHeadStyle: CellStyle = {
  ...boxStyle,
  ...captionStyle,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8E8E8' } },
  alignment: { wrapText: true, vertical: 'top' },
};

/** Shade of cells with a formula. */
export const calculatedFill: CellStyle['fill'] = {
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb: 'F2F2F2' },
};

/** Allows users to type into a cell of the protected worksheet. */
export const unlocked: CellStyle['protection'] = { locked: false };
