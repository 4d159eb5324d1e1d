import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';

/** The drawing for paper and wide screens, or for phones. */
export type SheetSize = 'wide' | 'narrow';

/** Props of every drawing on a sheet. */
export interface SheetDrawingProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  size: SheetSize;
}

/** A curve and the readings on it. */
export interface CurveProps extends SheetDrawingProps {
  readings: readonly (readonly [x: number, y: number])[];
}

/** Widths of a sheet's drawing, in units. */
export const sheetDrawingWidth: Record<SheetSize, number> = { wide: 512, narrow: 318 };

/** The root of a drawing on a sheet. */
export function SheetDrawing({ size, viewHeight, ...root }: SheetRootProps) {
  return (
    <Drawing viewBox={`0 0 ${sheetDrawingWidth[size]} ${viewHeight}`} fontSize="12.5" {...root} />
  );
}

interface SheetRootProps extends Omit<DrawingProps, 'viewBox'> {
  size: SheetSize;
  /** Height of the drawing in its own units. */
  viewHeight: number;
}

/** Text that starts at x by default. */
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

interface SheetLabelProps {
  x: number;
  /** Baseline. */
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  quiet?: boolean | undefined;
  /** Font size in units; 12.5 by default. */
  size?: number | undefined;
}

/** Lines that scale with the sheet. `conductor-live` is for a tested curve or an energized conductor. */
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

interface LinesProps {
  /** Classes of `drawing-styles.ts`. */
  className: string;
  d: string;
  weight?: number | undefined;
  dashes?: string | undefined;
}

/** A measured point on a curve. */
export function Reading({ x, y }: { x: number; y: number }) {
  return <circle className="paper outline to-scale" cx={x} cy={y} r="4" strokeWidth="1.6" />;
}
