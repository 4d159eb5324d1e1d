import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deskApi, type FileList } from './desk-api.ts';
import { showNotice } from './desk-notices.tsx';
import { orSay } from './or-say.ts';
import { useFileChoice } from './use-file-choice.ts';
import { isEdited, useOpenFile } from './use-open-file.ts';
import { useSaving } from './use-saving.ts';

/** Everything the desk knows and does. Whatever fails is said in the corner and changes nothing. */
export function useDesk(announce: (words: string) => void) {
  const [list, setList] = useState<FileList>();
  const { open, show, load, edit, undoEdit, save: saveFile, renew, drafts } = useOpenFile();
  const refresh = useCallback(
    () => orSay('Could not list the files', async () => setList(await deskApi.files())),
    [],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);

  const { path, opening, hasFailed, choose, forget } = useFileChoice(
    list,
    open !== undefined,
    load,
  );
  const afterSave = useCallback(async () => {
    announce('Saved.');
    await renew();
    await refresh();
  }, [announce, renew, refresh]);
  const { countSave, ...saving } = useSaving(saveFile, afterSave, path);

  const leaveGone = async () => {
    drafts.drop(path);
    countSave();
    forget();
    show(undefined);
    await refresh();
  };
  const editUndoneAt = useRef(0);
  const undo = async () => {
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
    await orSay('Not undone', async () => {
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
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed makes and ends drafts.
  const editedPaths = useMemo(() => drafts.paths(), [drafts, open, list]);
  const hasEdits = (open?.history.past.length ?? 0) > 0;
  return {
    ...{ list, open, show, edit, choose, refresh, undo, leaveGone, drafts, editedPaths, countSave },
    ...saving,
    path: opening ?? open?.file.path ?? path,
    isOpening: opening !== undefined,
    hasFailed,
    isEdited: open ? isEdited(open) : false,
    undoes: hasEdits ? ('edit' as const) : ('save' as const),
  };
}

/** In milliseconds. */
const breath = 1000;

export type DeskState = ReturnType<typeof useDesk>;
