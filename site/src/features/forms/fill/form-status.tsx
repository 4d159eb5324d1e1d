import { useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { FillWords } from './fill-words.ts';
import type { FormSession, KeepStatus } from './form-session.ts';

/** Whether and where the form is kept. Before the store has answered, nothing is said. */
export function FormStatus({
  status,
  session,
  words,
  takeOver,
}: {
  status: KeepStatus | 'missing';
  session: FormSession;
  words: FillWords;
  takeOver: () => void;
}) {
  // As text, so that the page changes once a minute at most.
  const keptAt = useSyncExternalStore(
    session.subscribe,
    () => formatTime(session.keptAt),
    () => '',
  );
  const isWarning = !['opening', 'empty', 'kept'].includes(status);
  return (
    <div className="fill-status screen-only scripted-only" data-warning={isWarning || undefined}>
      <p role="status">
        <span>{status === 'opening' ? '' : words.status[status].replace('{time}', keptAt)}</span>
      </p>
      {status === 'elsewhere' ? (
        <Button variant="outline" onClick={takeOver}>
          {words.takeOver}
        </Button>
      ) : null}
    </div>
  );
}

const formatTime = (time: number) =>
  new Date(time).toLocaleTimeString('en-US', { timeStyle: 'short' });
