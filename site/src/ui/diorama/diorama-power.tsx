import { type Pin, PinLink } from './diorama-pins.tsx';
import './diorama-power.css';
import './diorama-power-steps.css';

/** A step of the power path: a place in the picture, and what happens to the power there. */
export interface PowerStep extends Pin {
  /** Name of the step in one or two words. Example: Step down */
  step: string;
  text: string;
  /** Symbol of the step in the one-line drawing. */
  symbol: string;
}

/**
 * Steps of the power path through a diorama. Without JavaScript and in print they are a list. With JavaScript, controls
 * show one step at a time; diorama-power-script.ts handles their events. The first step is selected.
 */
export function DioramaPower({ steps }: { steps: readonly PowerStep[] }) {
  const [first] = steps;
  if (!first) return null;
  return (
    <section className="wrap power" aria-labelledby="power">
      {/* A <style> tag instead of a style attribute, because the content security policy lists style hashes. */}
      <style>{`.power{--steps:${steps.length}}`}</style>
      <h2 id="power" className="power-title">
        Follow the power
      </h2>
      <p className="power-count power-control">{`1 of ${steps.length}`}</p>
      <button
        type="button"
        className="power-turn power-control"
        aria-label="Previous step"
        aria-disabled="true"
      />
      <button type="button" className="power-turn power-control" aria-label="Next step" />
      <ol role="list" className="power-steps">
        {steps.map(({ mark, step, text, href }, index) => (
          <li key={mark} aria-current={index === 0 ? 'step' : undefined}>
            <a href={href}>{step}</a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {/* Hidden from screen readers and the keyboard, because the pin in the picture is the same link. */}
      <div className="power-place power-control" aria-hidden>
        <PinLink pin={first} tabIndex={-1} />
      </div>
      <div className="visually-hidden" role="status" />
    </section>
  );
}
