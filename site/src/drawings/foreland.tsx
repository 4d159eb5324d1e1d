import { type ForelandName, forelandViewBox } from '#drawings/index.ts';
import { Drawing } from './drawing.tsx';
import '#ui/blocks/page-hero.css';
import './gutter-riser.css';

/** The foreground of a first screen, a file for each. */
export function Foreland({ name }: { name: ForelandName }) {
  return (
    <>
      <Drawing
        sprite={`foreland-${name}`}
        name="land"
        viewBox={forelandViewBox}
        className={tall.includes(name) ? 'landscape foreland foreland-tall' : 'landscape foreland'}
      />
      <GutterRiser />
    </>
  );
}

/** Those with something higher than a pole. */
const tall: readonly ForelandName[] = ['plant', 'house'];

/**
 * The riser pole in the margin of a first screen, which feeds the rail of the page below it, where there is one;
 * or what taps the line of a yard there, on the yard's own pole.
 */
export const GutterRiser = ({ name = 'riser' }: { name?: 'riser' | 'tap' }) => (
  <Drawing sprite="gutter" name={name} viewBox="0 -120 1 120" className="scene gutter-riser" />
);
