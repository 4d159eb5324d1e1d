import { useCallback, useEffect, useMemo, useState } from 'react';
import { deskApi, type FileList } from './desk-api.ts';
import { orSay } from './or-say.ts';
import { useFileChoice } from './use-file-choice.ts';
import { isEdited, useOpenFile } from './use-open-file.ts';
import { useSaving } from './use-saving.ts';
import { useUndo } from './use-undo.ts';

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
  const undo = useUndo({ undoEdit, announce, countSave, path, choose, refresh, leaveGone });

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

export type DeskState = ReturnType<typeof useDesk>;
