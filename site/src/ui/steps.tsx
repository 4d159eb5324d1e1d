import type { ReactElement } from 'react';
import {
  breakerSymbol,
  meterSymbol,
  openSwitchSymbol,
  relaySymbol,
  transformerSymbol,
} from '#illustrations/symbols.tsx';

export interface Step {
  title: string;
  description: string;
}

/** A procedure in order. The wire between its steps is dead until the last one closes. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={`steps ${columns[steps.length] ?? ''}`}>
      {steps.map((step, index) => (
        <li key={step.title} className="step">
          <svg className="step-symbol" viewBox="0 0 40 40" aria-hidden="true">
            {symbolOf(index, steps.length)}
          </svg>
          <p className="step-number type-mono">{index + 1}</p>
          <h3 className="type-card-title">{step.title}</h3>
          <p className="type-small text-ink-2">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}

const columns: Record<number, string> = { 3: 'steps-3', 4: 'steps-4' };

const onTheWay: readonly ReactElement[] = [
  openSwitchSymbol,
  relaySymbol,
  transformerSymbol,
  meterSymbol,
];

function symbolOf(index: number, count: number) {
  return index === count - 1 ? breakerSymbol : onTheWay[index % onTheWay.length];
}
