import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Conflict,
  type DeskFile,
  deskApi,
  type Fields,
  type Problem,
  Refusal,
  type Saved,
} from './desk-api.ts';
import { type Draft, type Drafts, openDrafts, type Version } from './drafts.ts';
import { type EditHistory, noEdits, rememberEdit, takeBack } from './edit-history.ts';
import { mergeEdits } from './merge-edits.ts';
import { sameFields } from './same-fields.ts';
import { keepShown } from './show-problems.ts';

/** What the form holds. */
interface Edited {
  data: Fields;
  body?: string | undefined;
}

/** A file on the desk, with what was typed into it. */
export interface OpenFile extends Edited {
  file: DeskFile;
  /** What it was typed over. */
  base: Version;
  history: EditHistory<Edited>;
  problems: readonly Problem[];
  conflict?: Conflict | undefined;
  /** When the unsaved edits that came back were made, in milliseconds. */
  restoredAt?: number | undefined;
  /** What another tab left unsaved. */
  left?: Draft | undefined;
  /** Whether this browser keeps what is typed. */
  kept: boolean;
}

export type SaveOutcome = 'saved' | 'refused' | 'conflict';

/** Whether something is typed that is not saved. */
export function isEdited({ base, data, body }: OpenFile): boolean {
  return !sameFields(base.data, data) || base.body !== body;
}

/** The open file and what can be done to it. Calls throw a `Refusal` where nothing is shown for it. */
export function useOpenFile() {
  const drafts = useRef<Drafts>(undefined);
  drafts.current ??= openDrafts();
  const [open, setOpen] = useState<OpenFile>();
  // What an answer finds when it comes, as opposed to what stood there when it was asked.
  const latest = useRef(open);
  const show = useCallback((next: OpenFile | undefined) => {
    latest.current = next;
    setOpen(next);
    if (next) next.kept = keepEdits(drafts.current as Drafts, next);
  }, []);

  const asked = useRef('');
  const load = useCallback(
    async (path: string) => {
      asked.current = path;
      const file = await deskApi.file(path);
      // Another one was chosen meanwhile.
      if (asked.current === path) show(startWith(file, drafts.current as Drafts));
    },
    [show],
  );

  const edit = useCallback(
    (change: (now: Edited) => Partial<Edited>, field: string) => {
      const now = latest.current;
      if (!now) return;
      const history = rememberEdit(
        now.history,
        { data: now.data, body: now.body },
        field,
        Date.now(),
      );
      show({ ...now, ...change(now), history });
    },
    [show],
  );

  /** Takes the last edit back; false where there is none. */
  const undoEdit = useCallback(() => {
    const now = latest.current;
    const before = now && takeBack(now.history);
    if (before) show({ ...now, ...before.state, history: before.history });
    return before !== undefined;
  }, [show]);

  const save = useCallback((over?: Version) => saveLatest(latest, show, over), [show]);

  // What a save may change about the file itself: its title, its page, the tags of its text.
  const renew = useCallback(async () => {
    const before = latest.current;
    const file = before && (await deskApi.file(before.file.path));
    const now = latest.current;
    if (file && now?.file.path === file.path) show({ ...now, file });
  }, [show]);

  useRecheck(open, latest, show);
  return { open, show, load, edit, undoEdit, save, renew, drafts: drafts.current };
}

/** Sends what is typed; a refusal with problems or another version is shown at the file. */
async function saveLatest(
  latest: { current: OpenFile | undefined },
  show: (open: OpenFile) => void,
  over?: Version,
): Promise<SaveOutcome> {
  const before = latest.current;
  if (!before) return 'refused';
  try {
    const saved = await deskApi.save(propose(before, over));
    const now = latest.current;
    if (now?.file.path === before.file.path) show(afterSave(before, now, saved));
    return 'saved';
  } catch (error) {
    const now = latest.current;
    if (!(error instanceof Refusal) || !now) throw error;
    if (error.conflict) {
      show({ ...now, conflict: error.conflict });
      return 'conflict';
    }
    if (error.problems.length === 0) throw error;
    show({ ...now, problems: error.problems });
    return 'refused';
  }
}

/** The file with what was typed before, whose text may have changed since. */
export function bringBack(open: OpenFile, draft: Draft): OpenFile {
  const { data, body, base, at } = draft;
  return { ...open, data, body, base, restoredAt: at, left: undefined };
}

/** The file as the other side has it; what was typed here is one step back. */
export function takeTheirs(open: OpenFile, { theirs }: Conflict): OpenFile {
  const history = rememberEdit(open.history, { data: open.data, body: open.body }, '', Date.now());
  const base = { hash: theirs.hash, data: theirs.data, body: theirs.body };
  const { data, body } = base;
  return { ...open, base, data, body, history, conflict: undefined, problems: [] };
}

/** Both sides' edits together, unsaved; undefined where they meet in a field. */
export function takeBoth(open: OpenFile, { theirs }: Conflict): OpenFile | undefined {
  const data = mergeEdits(open.base.data, open.data, theirs.data);
  const bodies = mergeEdits({ body: open.base.body }, { body: open.body }, { body: theirs.body });
  if (!data || !bodies) return undefined;
  const taken = takeTheirs(open, { theirs, yours: { text: '' } });
  return { ...taken, data, body: bodies.body as string | undefined };
}

/** The file without what was typed, which is one step back. */
export function discardEdits(open: OpenFile): OpenFile {
  const history = rememberEdit(open.history, { data: open.data, body: open.body }, '', Date.now());
  const { data, body } = open.base;
  return { ...open, data, body, history, problems: [], restoredAt: undefined };
}

function startWith(file: DeskFile, drafts: Drafts): OpenFile {
  const base = { hash: file.hash, data: file.data, body: file.body };
  const open: OpenFile = {
    file,
    base,
    data: file.data,
    body: file.body,
    history: noEdits,
    problems: [],
    kept: true,
  };
  const isNew = (draft?: Draft) =>
    draft && !(sameFields(draft.data, file.data) && draft.body === file.body);
  const own = drafts.own(file.path);
  if (own && isNew(own)) return bringBack(open, own);
  const left = drafts.left(file.path);
  return isNew(left) ? { ...open, left } : open;
}

function propose({ file, base, data, body }: OpenFile, over: Version | undefined) {
  const { hash } = over ?? base;
  return { path: file.path, hash, data, ...(body === undefined ? {} : { body }) };
}

/** What was typed while the save was under way stays, unsaved; else the next step back is the save. */
function afterSave(before: OpenFile, now: OpenFile, saved: Saved): OpenFile {
  const base = { hash: saved.hash, data: saved.data, body: saved.body ?? before.body };
  const file = { ...now.file, hash: saved.hash, data: saved.data, changed: saved.changed };
  const settled = { file, base, problems: [], conflict: undefined, restoredAt: undefined };
  const unchanged = now.data === before.data && now.body === before.body;
  return unchanged
    ? { ...now, ...settled, data: base.data, body: base.body, history: noEdits }
    : { ...now, ...settled };
}

function keepEdits(drafts: Drafts, open: OpenFile): boolean {
  if (!isEdited(open)) {
    drafts.drop(open.file.path);
    return true;
  }
  const { base, data, body } = open;
  return drafts.keep(open.file.path, { base, data, body, at: Date.now() });
}

/** Asks again, once the hand rests, which of the problems that are shown are still there. */
function useRecheck(
  open: OpenFile | undefined,
  latest: { current: OpenFile | undefined },
  show: (open: OpenFile) => void,
) {
  const data = open?.data;
  const body = open?.body;
  const hasProblems = (open?.problems.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the clock anew.
  useEffect(() => {
    if (!hasProblems) return;
    const timer = setTimeout(async () => {
      const asked = latest.current;
      if (!asked) return;
      const { problems } = await deskApi.check(propose(asked, undefined)).catch((error) => {
        if (error instanceof Refusal && error.problems.length > 0) return error;
        return { problems: asked.problems };
      });
      const now = latest.current;
      if (now?.data !== asked.data || now.body !== asked.body) return;
      show({ ...now, problems: keepShown(now.problems, problems) });
    }, 600);
    return () => clearTimeout(timer);
  }, [data, body, hasProblems, latest, show]);
}
