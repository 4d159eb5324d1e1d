import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';

/** Layout of a drawing: `wide` for paper and wide screens, `narrow` for phones. */
export type SheetSize = 'wide' | 'narrow';

/** Props shared by all drawings on sample sheets. */
export interface SheetDrawingProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  size: SheetSize;
}

/** Props of a drawing with measured readings on a curve. */
export interface CurveProps extends SheetDrawingProps {
  readings: readonly (readonly [x: number, y: number])[];
}

/** Widths of drawings on sample sheets, in units. */
export const sheetDrawingWidth: Record<SheetSize, number> = { wide: 512, narrow: 318 };

interface SheetRootProps extends Omit<DrawingProps, 'viewBox'> {
  size: SheetSize;
  /** Height of the drawing, in units. */
  viewHeight: number;
}

/** The root element of every drawing on a sample sheet. */
export function SheetDrawing({ size, viewHeight, ...root }: SheetRootProps) {
  return (
    <Drawing viewBox={`0 0 ${sheetDrawingWidth[size]} ${viewHeight}`} fontSize="12.5" {...root} />
  );
}

interface SheetLabelProps {
  x: number;
  /** Y coordinate of the baseline. */
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  quiet?: boolean | undefined;
  /** Font size in units. Default: 12.5 */
  size?: number | undefined;
}

/** Draws text in a sheet's drawing, left-aligned at `x` by default. */
export function SheetLabel({ x, y, children, anchor, quiet, size }: SheetLabelProps) {
  return (
    <text
      className={quiet ? 'label-quiet' : 'label'}
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
    >
      {children}
    </text>
  );
}

interface LinesProps {
  /** Classes defined in `drawing-styles.ts`. */
  className: string;
  d: string;
  weight?: number | undefined;
  dashes?: string | undefined;
}

/**
 * Draws lines whose stroke width scales with the sheet. The class `conductor-live` marks tested curves and
 * energized conductors.
 */
export function Lines({ className, d, weight = 1.2, dashes }: LinesProps) {
  return (
    <path
      className={`${className} to-scale`}
      d={d}
      strokeWidth={weight}
      strokeDasharray={dashes}
      strokeLinejoin="round"
    />
  );
}

/** Draws the mark of a measured value on a curve. */
export function Reading({ x, y }: { x: number; y: number }) {
  return <circle className="paper outline to-scale" cx={x} cy={y} r="4" strokeWidth="1.6" />;
}
