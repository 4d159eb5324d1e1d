import { Drawing } from '#site/drawings/drawing.tsx';
import type { DrawingName } from '#site/drawings/sprites.tsx';
import './steps.css';

interface Step {
  title: string;
  description: string;
}

/**
 * A procedure in order, the wire between its steps dead until one closes: the last, or the one that
 * is `reached`, after which all are open.
 */
export function Steps({
  steps,
  reached = steps.length - 1,
}: {
  steps: readonly Step[];
  /** The place in the list of the step that is done, from 0. */
  reached?: number;
}) {
  return (
    <ol className={`steps steps-${steps.length}`}>
      {steps.map((step, index) => (
        <li key={step.title} className={index === reached ? 'step step-live' : 'step'}>
          <Drawing
            sprite="symbols"
            name={symbolOf(index, reached)}
            viewBox="0 0 40 40"
            className="step-symbol"
          />
          <p className="step-number type-mono">{index + 1}</p>
          <h3 className="type-card-title">{step.title}</h3>
          <p className="type-small text-ink-2">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}

const onTheWay = ['switch', 'relay', 'transformer', 'meter'] as const;

function symbolOf(index: number, reached: number): DrawingName<'symbols'> {
  if (index === reached) return 'breaker';
  if (index > reached) return 'switch';
  return onTheWay[index % onTheWay.length] as DrawingName<'symbols'>;
}
