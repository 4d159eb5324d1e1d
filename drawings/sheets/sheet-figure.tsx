import type { ReactElement } from 'react';
import { GroundCurve } from './ground-curve.tsx';
import { RelayCurve } from './relay-curve.tsx';
import { type CurveProps, figureWidth, type SheetSize } from './sheet-marks.tsx';
import { StateLine, type StateMark } from './state-line.tsx';
import { StationNetwork } from './station-network.tsx';
import { StationOneLine } from './station-one-line.tsx';
import { type Lug, ThermalImage } from './thermal-image.tsx';

/** A drawing on a sample sheet and what it is made from; it has the station's ratings itself. */
export type SheetFigure =
  | { kind: 'one-line' | 'network' }
  /** Amperes of the relay's side with seconds, or percent of the way with ohms. */
  | { kind: 'relay-curve' | 'ground-curve'; readings: CurveProps['readings'] }
  /** Degrees Celsius. */
  | { kind: 'thermal-image'; ambient: number; lugs: readonly Lug[] }
  | { kind: 'state-line'; marks: readonly StateMark[] };

/** The drawing for paper and wide screens, or for phones. */
export function drawSheetFigure(figure: SheetFigure, size: SheetSize): ReactElement {
  return (
    <g fontFamily="var(--mono, monospace)" fontSize="12.5" fontWeight="500" fill="var(--ink)">
      {draw(figure, size)}
    </g>
  );
}

export function sheetFigureBox(figure: SheetFigure, size: SheetSize): string {
  return `0 0 ${figureWidth[size]} ${heightOf(figure, size)}`;
}

function draw(figure: SheetFigure, size: SheetSize): ReactElement {
  switch (figure.kind) {
    case 'one-line':
      return <StationOneLine size={size} />;
    case 'network':
      return <StationNetwork size={size} />;
    case 'relay-curve':
      return <RelayCurve size={size} readings={figure.readings} />;
    case 'ground-curve':
      return <GroundCurve size={size} readings={figure.readings} />;
    case 'thermal-image':
      return <ThermalImage size={size} ambient={figure.ambient} lugs={figure.lugs} />;
    case 'state-line':
      return <StateLine size={size} marks={figure.marks} />;
  }
}

function heightOf(figure: SheetFigure, size: SheetSize): number {
  if (figure.kind !== 'state-line') return heights[figure.kind][size];
  return figure.marks.some(({ kind }) => kind === 'ground') ? 98 : 76;
}

const heights = {
  'one-line': { wide: 424, narrow: 334 },
  network: { wide: 246, narrow: 232 },
  'relay-curve': { wide: 196, narrow: 216 },
  'ground-curve': { wide: 218, narrow: 218 },
  'thermal-image': { wide: 312, narrow: 300 },
} as const;
