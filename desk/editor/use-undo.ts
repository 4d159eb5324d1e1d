import { useRef } from 'react';
import { deskApi } from './desk-api.ts';
import { showNotice } from './desk-notices.tsx';
import { orSay } from './or-say.ts';

/** What undoing works on. */
interface UndoParts {
  /** Takes back the last edit; false where there is none. */
  undoEdit(): boolean;
  announce(words: string): void;
  countSave(): void;
  /** The file that is open. */
  path: string;
  choose(path: string): Promise<unknown>;
  refresh(): Promise<unknown>;
  leaveGone(): Promise<void>;
}

/** Undoes the last edit of the open file, and where there is none the last save of any. */
export function useUndo(parts: UndoParts) {
  const { undoEdit, announce, countSave, path, choose, refresh, leaveGone } = parts;
  const editUndoneAt = useRef(0);

  const undoSave = async () => {
    const restored = await deskApi.undo();
    const { groups } = await deskApi.files();
    countSave();
    // What was undone may be its making.
    const isThere = groups.some(({ files }) => files.some(({ path }) => path === restored.path));
    if (isThere) {
      await choose(restored.path);
      await refresh();
    } else if (restored.path === path) await leaveGone();
    else await refresh();
    const outcome = isThere ? 'is back to what it was before that save' : 'is removed again';
    showNotice('ok', 'Undone', `${restored.title} ${outcome}.`);
  };

  return async () => {
    if (undoEdit()) {
      editUndoneAt.current = Date.now();
      announce('Last edit undone.');
      return;
    }
    // The last of quick presses was meant for an edit, and a save that was taken back is gone.
    if (Date.now() - editUndoneAt.current < breath) {
      announce('All edits are undone. Press again to undo the last save.');
      return;
    }
    await orSay('Not undone', undoSave);
  };
}

/** In milliseconds. */
const breath = 1000;
