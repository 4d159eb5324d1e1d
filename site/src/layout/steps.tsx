import { type StepSymbol, stepSymbols } from '#drawings/step-symbols/step-symbols.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import './steps.css';

interface Step {
  symbol: StepSymbol;
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
          <SvgFile svg={stepSymbols[symbol]} className="step-symbol" />
          <p className="step-number type-mono">{index + 1}</p>
          <h3 className="type-card-title">{title}</h3>
          <p className="type-small text-ink-2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
