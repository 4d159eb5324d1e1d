import { Drawing } from '#site/drawings/drawing.tsx';
import type { DrawingName } from '#site/drawings/sprites.tsx';
import './steps.css';

interface Step {
  symbol: DrawingName<'symbols'>;
  title: string;
  description: string;
}

/**
 * A procedure in order, each step with its symbol. The wire between them is dead but behind a step that is a closed
 * breaker, which brings a source of its own: it is live from there to the next open switch.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={`steps steps-${steps.length}`}>
      {steps.map(({ symbol, title, description }, index) => (
        <li key={title} className={symbol === 'breaker' ? 'step step-live' : 'step'}>
          <Drawing sprite="symbols" name={symbol} viewBox="0 0 64 52" className="step-symbol" />
          <p className="step-number type-mono">{index + 1}</p>
          <h3 className="type-card-title">{title}</h3>
          <p className="type-small text-ink-2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
