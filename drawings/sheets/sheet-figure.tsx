import { GroundCurve } from './ground-curve.tsx';
import { RelayCurve } from './relay-curve.tsx';
import type { CurveProps, SheetDrawingProps } from './sheet-marks.tsx';
import { type StateMark, SwitchingStateLine } from './state-line.tsx';
import { StationNetwork } from './station-network.tsx';
import { StationOneLine } from './station-one-line.tsx';
import { type Lug, ThermalImage } from './thermal-image.tsx';

/**
 * Data for a drawing on a sample sheet. The station's ratings are not included, because the drawings import them
 * directly.
 */
export type SheetFigureData =
  | { kind: 'one-line' | 'network' }
  /**
   * Readings are pairs: secondary current in amperes and time in seconds, or probe position in percent and
   * resistance in ohms.
   */
  | { kind: 'relay-curve' | 'ground-curve'; readings: CurveProps['readings'] }
  /** Temperatures are in degrees Celsius. */
  | { kind: 'thermal-image'; ambient: number; lugs: readonly Lug[] }
  | { kind: 'state-line'; marks: readonly StateMark[] };

interface SheetFigureProps extends SheetDrawingProps {
  figure: SheetFigureData;
}

/** Renders the drawing for the given data on a sample sheet. */
export function SheetFigure({ figure, ...drawing }: SheetFigureProps) {
  switch (figure.kind) {
    case 'one-line':
      return <StationOneLine {...drawing} />;
    case 'network':
      return <StationNetwork {...drawing} />;
    case 'relay-curve':
      return <RelayCurve readings={figure.readings} {...drawing} />;
    case 'ground-curve':
      return <GroundCurve readings={figure.readings} {...drawing} />;
    case 'thermal-image':
      return <ThermalImage ambient={figure.ambient} lugs={figure.lugs} {...drawing} />;
    case 'state-line':
      return <SwitchingStateLine marks={figure.marks} {...drawing} />;
  }
}
