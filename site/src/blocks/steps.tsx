import { type StepSymbol, stepSymbols } from '#drawings/step-symbols/step-symbols.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import './steps.css';

interface Step {
  symbol: StepSymbol;
  title: string;
  description: string;
}

/**
 * Numbered steps of a procedure, each with a symbol, connected by a wire. The wire is de-energized, except after a step
 * whose symbol is a closed breaker: from there, the wire is energized up to the next open switch.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className={`steps steps-${steps.length}`}>
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
