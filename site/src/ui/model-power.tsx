import { Button } from './button.tsx';
import type { Callout } from './model-callouts.tsx';

/** A place that power passes, and what becomes of it there. */
export interface PowerStep extends Callout {
  /** The step in a word or two. */
  step: string;
  text: string;
  /** The part of the one-line that it is. */
  symbol: string;
}

/**
 * The way of the power through a model, step by step. What turns the steps works by script
 * (model-power-script.ts); without it, and on paper, this is an ordered list.
 */
export function ModelPower({ steps }: { steps: readonly PowerStep[] }) {
  return (
    <section className="wrap power" aria-labelledby="power">
      <h2 id="power" className="power-title">
        Follow the power
      </h2>
      <p className="power-count" />
      <Button variant="outline" size="icon" className="power-turn" aria-label="Previous step" />
      <Button variant="outline" size="icon" className="power-turn" aria-label="Next step" />
      <ol className="power-steps">
        {steps.map(({ mark, step, text, href }) => (
          <li key={mark}>
            <a href={href}>{step}</a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {/* The chosen place: its pin's link with its words. */}
      <div className="power-place" />
      <p className="visually-hidden" role="status" />
      <style>{`.power-steps{--steps:${steps.length}}`}</style>
    </section>
  );
}
