import type { Pin } from './diorama-pins.tsx';
import './diorama-power.css';

/** A place that power passes, and what becomes of it there. */
export interface PowerStep extends Pin {
  /** The step in a word or two. */
  step: string;
  text: string;
  /** The part of the one-line that it is. */
  symbol: string;
}

/**
 * The way of the power through a diorama, step by step: a list, of which the script
 * (diorama-power-script.ts) shows one step at a time.
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
