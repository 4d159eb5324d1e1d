import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deskApi, type FileList, Refusal } from './desk-api.ts';
import { showNotice } from './desk-notices.tsx';
import type { Version } from './drafts.ts';
import { isEdited, undoEdit, useOpenFile } from './use-open-file.ts';

/** Everything the desk knows and does. Whatever fails is said in the corner and changes nothing. */
export function useDesk(announce: (words: string) => void) {
  const [list, setList] = useState<FileList>();
  const [path, setPath] = useState(readPath);
  const [saves, setSaves] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<{ path: string; at: number; lines: string }>();
  // Each refusal takes the focus to what it lists.
  const [refusals, setRefusals] = useState(0);
  const saving = useRef(false);
  const { open, show, load, edit, save: saveFile, renew, drafts } = useOpenFile();

  const refresh = useCallback(
    () => orSay('The files cannot be listed', async () => setList(await deskApi.files())),
    [],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);

  const [opening, setOpening] = useState<string>();
  const choose = useCallback(
    async (wanted: string) => {
      setOpening(wanted);
      await orSay('Not opened', async () => {
        await load(wanted);
        setPath(wanted);
        history.replaceState(null, '', `#${wanted}`);
      });
      setOpening((now) => (now === wanted ? undefined : now));
    },
    [load],
  );
  // Where the tab was left, or where an owner begins.
  const first = list?.groups[0]?.files[0]?.path;
  const wanted = path || first;
  const isOpen = open !== undefined;
  useEffect(() => {
    if (wanted && !isOpen) void choose(wanted);
  }, [wanted, isOpen, choose]);

  const save = useCallback(
    async (over?: Version) => {
      if (saving.current) return;
      saving.current = true;
      setBusy(true);
      await orSay('Not saved', async () => {
        const outcome = await saveFile(over);
        if (outcome === 'refused') setRefusals((count) => count + 1);
        if (outcome !== 'saved') return;
        setSaves((count) => count + 1);
        setSavedAt({ path: readPath(), at: Date.now(), lines: '' });
        announce('Saved.');
        await renew();
        await refresh();
      });
      saving.current = false;
      setBusy(false);
    },
    [saveFile, renew, announce, refresh],
  );

  const canTakeBack = (open?.history.past.length ?? 0) > 0;
  const undo = useCallback(async () => {
    const before = open && undoEdit(open);
    if (before) {
      show(before);
      announce('The last edit was taken back.');
      return;
    }
    await orSay('Nothing to undo', async () => {
      const restored = await deskApi.undo();
      setSaves((count) => count + 1);
      await refresh();
      await choose(restored.path);
      announce(`${restored.title} is as it was before the last save.`);
      showNotice('ok', 'Undone', `${restored.title} is as it was before the last save.`);
    });
  }, [open, show, announce, refresh, choose]);

  const leaveDeleted = useCallback(async () => {
    drafts.drop(path);
    setSaves((count) => count + 1);
    setPath('');
    show(undefined);
    await refresh();
  }, [drafts, path, show, refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed makes and ends drafts.
  const editedPaths = useMemo(() => drafts.paths(), [drafts, open, list]);
  return {
    ...{
      list,
      path: opening ?? open?.file.path ?? path,
      open,
      show,
      edit,
      choose,
      refresh,
      save,
      undo,
    },
    ...{ saves, isBusy, savedAt, refusals, drafts, editedPaths, leaveDeleted },
    isOpening: opening !== undefined,
    isEdited: open ? isEdited(open) : false,
    undoName: canTakeBack ? 'Undo the last edit' : 'Undo the last save',
  };
}

export type DeskState = ReturnType<typeof useDesk>;

/** The file that the address names, so that a reload comes back to it. */
function readPath(): string {
  return decodeURIComponent(location.hash.slice(1));
}

async function orSay(title: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const words = error instanceof Refusal ? error.message : String(error);
    showNotice('destructive', title, words);
  }
}
