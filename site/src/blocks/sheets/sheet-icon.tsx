import { SheetThumbnail } from '#drawings/sheets/sheet-thumbnail.tsx';
import type { Sheet } from '#site/read/sheets.ts';
import './sheet-icon.css';

/** Small drawing of a sheet that shows where its tables and drawings are. */
export function SheetIcon({ sheet: { blocks } }: { sheet: Sheet }) {
  const parts = blocks.map(({ kind }) => kind);
  return <SheetThumbnail parts={parts} className="sheet-thumbnail" />;
}
