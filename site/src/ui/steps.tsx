import { Drawing } from '#illustrations/drawing.tsx';
import type { DrawingName } from '#illustrations/sprites.tsx';

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
          <Drawing
            sprite="symbols"
            name={symbolOf(index, steps.length)}
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

const columns: Record<number, string> = { 3: 'steps-3', 4: 'steps-4' };

const onTheWay = ['switch', 'relay', 'transformer', 'meter'] as const;

function symbolOf(index: number, count: number): DrawingName<'symbols'> {
  if (index === count - 1) return 'breaker';
  return onTheWay[index % onTheWay.length] as DrawingName<'symbols'>;
}
