import { useCallback, useEffect, useRef, useState } from 'react';
import type { Version } from './drafts.ts';
import { orSay } from './or-say.ts';
import type { SaveOutcome } from './use-open-file.ts';

/** Saving, one at a time, and what the page says of it. */
export function useSaving(
  saveFile: (over?: Version) => Promise<SaveOutcome>,
  onSaved: () => Promise<unknown>,
  path: string,
) {
  const [saves, setSaves] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // In milliseconds since 1970.
  const [savedAt, setSavedAt] = useState<number>();
  // Each refusal takes the focus to what it lists.
  const [refusals, setRefusals] = useState(0);
  // When the file before was saved says nothing of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another file.
  useEffect(() => setSavedAt(undefined), [path]);
  const saving = useRef(false);
  const countSave = useCallback(() => setSaves((count) => count + 1), []);
  const save = useCallback(
    async (over?: Version) => {
      if (saving.current) return;
      saving.current = true;
      setBusy(true);
      let isSaved = false;
      await orSay('Not saved', async () => {
        const outcome = await saveFile(over);
        if (outcome === 'refused') setRefusals((count) => count + 1);
        isSaved = outcome === 'saved';
      });
      saving.current = false;
      setBusy(false);
      if (!isSaved) return;
      countSave();
      setSavedAt(Date.now());
      // What the save changed elsewhere may take its time; the file is saved.
      await orSay('Saved, but the list of files is not up to date', onSaved);
    },
    [saveFile, onSaved, countSave],
  );
  return { save, saves, countSave, isBusy, savedAt, refusals };
}
