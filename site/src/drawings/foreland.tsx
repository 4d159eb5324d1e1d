import { type ForelandName, forelandViewBox } from '#drawings/index.ts';
import { Drawing } from './drawing.tsx';
import { GutterRiser } from './gutter-riser.tsx';
import '#ui/blocks/page-hero.css';

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
