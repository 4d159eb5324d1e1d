import { Button } from '#ui/controls/button.tsx';
import type { FillWords } from './fill-words.ts';
import type { KeepStatus } from './form-session.ts';

/** Whether and where the form is kept. Before the store has answered, nothing is said. */
export function FormStatus({
  status,
  changedAt,
  words,
  takeOver,
}: {
  status: KeepStatus | 'missing';
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number;
  words: FillWords;
  takeOver: () => void;
}) {
  const isWarning = !['opening', 'empty', 'kept'].includes(status);
  return (
    <div className="fill-status screen-only scripted-only" data-warning={isWarning || undefined}>
      <p role="status">
        <span>{status === 'opening' ? '' : describe(words.status[status], changedAt)}</span>
      </p>
      {status === 'elsewhere' ? (
        <Button variant="outline" onClick={takeOver}>
          {words.takeOver}
        </Button>
      ) : null}
    </div>
  );
}

function describe(text: string, changedAt: number): string {
  const time = new Date(changedAt).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return text.replace('{time}', time);
}
