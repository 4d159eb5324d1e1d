import { Drawing } from './drawing.tsx';
import './gutter-riser.css';

/** The riser pole in the margin of a first screen, which feeds the rail of the page below it, where there is one. */
export const GutterRiser = () => (
  <Drawing sprite="gutter" name="riser" viewBox="0 -120 1 120" className="scene gutter-riser" />
);
