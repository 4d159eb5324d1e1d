import type { Pin } from './diorama-pins.tsx';
import './diorama-power.css';

/** A step of the power path: a place in the picture, and what happens to the power there. */
export interface PowerStep extends Pin {
  /** Name of the step in one or two words. Example: Step down */
  step: string;
  text: string;
  /** Symbol of the step in the one-line drawing. */
  symbol: string;
}

/**
 * List of the steps of the power path through a diorama. With JavaScript (diorama-power-script.ts), shows one step at a
 * time.
 */
export function DioramaPower({ steps }: { steps: readonly PowerStep[] }) {
  return (
    <section className="wrap power" aria-labelledby="power">
      <h2 id="power" className="power-title">
        Follow the power
      </h2>
      <ol className="power-steps">
        {steps.map(({ mark, step, text, href }) => (
          <li key={mark}>
            <a href={href}>{step}</a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
