import type { ReactElement } from 'react';
import { type SheetName, sheetNames } from '#electrical/station/sheet-register.ts';
import type { SheetFigure } from './sheet.ts';
import { SheetCut, SheetFigureDrawing } from './sheet-cut.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';
import { sheets } from './sheets.ts';

/** The drawings of one sheet; `figure` and `figure-narrow` are empty where it has none. */
type SheetSprite = Record<'sheet' | 'cut' | 'figure' | 'figure-narrow', ReactElement>;

/** A file for each sheet, so that a page loads only those that it shows. */
export const sheetSprites = Object.fromEntries(
  sheetNames.map((name) => [`sheet-${name}`, spriteOf(name)]),
) as { [Name in SheetName as `sheet-${Name}`]: SheetSprite };

function spriteOf(name: SheetName): SheetSprite {
  const figure = sheets[name].blocks.find((block): block is SheetFigure => block.kind === 'figure');
  return {
    sheet: <SheetDrawing name={name} />,
    cut: <SheetCut name={name} />,
    figure: figure ? <SheetFigureDrawing figure={figure} size="wide" /> : <g />,
    'figure-narrow': figure ? <SheetFigureDrawing figure={figure} size="narrow" /> : <g />,
  };
}
