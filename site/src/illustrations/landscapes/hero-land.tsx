import { Drawing } from '../drawing.tsx';

/**
 * The empty land of the join-the-team band, for first screens that have no drawing of their own: the
 * same file, with its crew beyond the right edge of the page.
 */
export function HeroLand() {
  return (
    <Drawing sprite="join" name="landscape" viewBox="0 0 950 420" className="landscape hero-land" />
  );
}
