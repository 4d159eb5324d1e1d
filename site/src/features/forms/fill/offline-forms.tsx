import { useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { offlineFormsId } from '../offline-forms-id.ts';
import type { FillWords } from './fill-words.ts';
import {
  findOfflineCopies,
  type OfflineCopies,
  removeOfflineCopies,
  storeOfflineCopies,
} from './offline-copies.ts';

type OfflineState = 'checking' | 'unsupported' | 'ready' | 'storing' | 'failed';

/** Stores all forms on the device for use without a network, if the visitor asks for it. */
export function OfflineForms({
  words,
  forms,
  release,
}: {
  words: FillWords['offline'];
  forms: readonly { id: string }[];
  release: string;
}) {
  const [copies, setCopies] = useState<OfflineCopies>();
  // The section is in the page from the start, so that nothing moves when the copies have been looked up.
  const [state, setState] = useState<OfflineState>('checking');

  const store = useCallback(async () => {
    setState('storing');
    try {
      await storeOfflineCopies(forms, release);
      setState('ready');
    } catch {
      setState('failed');
    }
    setCopies(await findOfflineCopies().catch(() => undefined));
  }, [forms, release]);

  useEffect(() => {
    // Without a service worker, nothing would show the copies.
    if (!('caches' in self) || !navigator.serviceWorker) {
      setState('unsupported');
      return;
    }
    void findOfflineCopies().then(
      async (found) => {
        setCopies(found);
        setState('ready');
        // A new release replaces all copies.
        if (found && found.release !== release && navigator.onLine) await store();
      },
      () => setState('unsupported'),
    );
  }, [release, store]);

  const remove = async () => {
    await removeOfflineCopies().catch(() => {});
    setCopies(undefined);
  };
  if (state === 'unsupported') return null;
  return (
    <section className="fill-panel screen-only scripted-only" aria-labelledby={offlineFormsId}>
      <h2 className="type-card-title" id={offlineFormsId}>
        {words.heading}
      </h2>
      <p role="status">
        <span>{describe(words, state, copies)}</span>
      </p>
      <div className="fill-actions">
        {copies ? (
          <Button variant="outline" onClick={() => void remove()}>
            {words.remove}
          </Button>
        ) : (
          <Button
            variant="outline"
            disabled={state === 'checking' || state === 'storing'}
            onClick={() => void store()}
          >
            {words.keep}
          </Button>
        )}
      </div>
    </section>
  );
}

function describe(
  words: FillWords['offline'],
  state: OfflineState,
  copies: OfflineCopies | undefined,
): string {
  if (state === 'storing') return words.keeping;
  if (state === 'failed') return words.failed;
  if (!copies) return '';
  const date = new Date(copies.storedAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
  const size = `${(copies.bytes / 1_000_000).toFixed(1)} MB`;
  return words.kept
    .replace('{count}', `${copies.count}`)
    .replace('{date}', date)
    .replace('{size}', size);
}
