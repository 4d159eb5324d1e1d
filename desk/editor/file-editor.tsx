import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { BodyEditor } from './body-editor.tsx';
import { changeField, readField } from './change-field.ts';
import type { FieldPath } from './desk-api.ts';
import { fieldId } from './field-names.ts';
import { FileForm } from './form/file-form.tsx';
import { type FormActions, FormActionsContext, FormStateContext } from './form/form-actions.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { DeskState } from './use-desk.ts';
import type { OpenFile } from './use-open-file.ts';

/** The open file: its fields and text, what is wrong with them, and the button that saves. */
export function FileEditor({
  desk,
  announce,
  onDelete,
  canDelete,
}: {
  desk: DeskState;
  announce: (words: string) => void;
  onDelete: () => void;
  canDelete: boolean;
}) {
  const { open } = desk;
  const top = useRef<HTMLElement>(null);
  const path = open?.file.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file begins at its top.
  useEffect(() => {
    top.current?.scrollTo(0, 0);
  }, [path]);
  const { actions, wanted } = useFormParts(desk, announce);
  const state = useMemo(
    () => ({ problems: open?.problems ?? [], wanted }),
    [open?.problems, wanted],
  );
  if (!open) return <Opening hasFailed={desk.hasFailed && !desk.isOpening} />;
  return (
    <main
      id="editor"
      className="editor"
      tabIndex={-1}
      ref={top}
      aria-labelledby="file-title"
      aria-busy={desk.isOpening}
    >
      <EditorHead desk={desk} title={open.file.title} />
      <div className="editor-body">
        <ProblemSummary
          problems={open.problems}
          schema={open.file.schema}
          refusals={desk.refusals}
          onReveal={actions.reveal}
          onChoose={desk.choose}
        />
        <RestoredNotice open={open} desk={desk} />
        <FormActionsContext value={actions}>
          <FormStateContext value={state}>
            <EditorForms open={open} edit={desk.edit} />
          </FormStateContext>
        </FormActionsContext>
        {canDelete ? (
          <p className="editor-delete">
            <Button variant="outline" size="sm" onClick={onDelete}>
              Delete this file…
            </Button>
          </p>
        ) : null}
      </div>
      <FileState desk={desk} />
    </main>
  );
}

function Opening({ hasFailed }: { hasFailed: boolean }) {
  return (
    <main id="editor" className="editor" tabIndex={-1}>
      <p className="editor-opening" role="status">
        {hasFailed
          ? 'This file did not open. Reload the page to try again, or choose another file.'
          : 'Opening…'}
      </p>
    </main>
  );
}

function EditorHead({ desk, title }: { desk: DeskState; title: string }) {
  const { isEdited, isBusy, isOpening, save } = desk;
  return (
    <div className="editor-head">
      <div>
        <p className="editor-kicker">{isOpening ? 'Opening…' : groupOf(desk)}</p>
        <h2 id="file-title" className="editor-title">
          {title}
        </h2>
      </div>
      <Button
        aria-disabled={isEdited && !isBusy ? undefined : true}
        className={isBusy ? 'button-busy' : ''}
        variant={isEdited ? 'default' : 'secondary'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => (isEdited ? void save() : undefined)}
      >
        Save
      </Button>
    </div>
  );
}

function EditorForms({ open, edit }: { open: OpenFile; edit: DeskState['edit'] }) {
  const { file, data, body, problems } = open;
  return (
    <>
      {body === undefined ? null : (
        <BodyEditor
          key={file.path}
          body={body}
          tags={file.tags ?? []}
          problems={problems}
          onEdit={(text) => edit(() => ({ body: text }), 'body')}
        />
      )}
      <FileForm
        file={file}
        data={data}
        problems={problems}
        onEdit={(fields, field) => edit(() => ({ data: fields }), field)}
      />
    </>
  );
}

/** What the files of its kind are called. */
function groupOf({ list, path }: DeskState): string {
  const group = list?.groups.find(({ files }) => files.some((file) => file.path === path));
  return group?.title ?? '';
}

/** Whether it was saved since it was last published, or what was published waits to be sent. */
function sayPublished({ list, open }: DeskState): string {
  const files = list?.groups.flatMap((group) => group.files) ?? [];
  if (files.find(({ path }) => path === open?.file.path)?.changed) return 'Not yet';
  return list && list.commit.unsent > 0 ? 'Not sent' : 'Up to date';
}

/** The title block of the open file: which it is, and how far its edits have come. */
function FileState({ desk }: { desk: DeskState }) {
  const { open, isEdited, isBusy, savedAt } = desk;
  if (!open) return null;
  const { file, kept, problems } = open;
  const saved = savedAt ? `Saved ${timeOf(savedAt)}` : 'Saved';
  const state = isBusy
    ? 'Saving…'
    : problems.length > 0
      ? 'Not saved: see above'
      : isEdited
        ? 'Not saved'
        : saved;
  return (
    <dl className="sheet-block">
      <div className="sheet-cell-wide">
        <dt>File</dt>
        <dd>{file.path}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd className={isEdited ? 'sheet-unsaved' : ''}>{state}</dd>
      </div>
      <div>
        <dt>Published</dt>
        <dd>{sayPublished(desk)}</dd>
      </div>
      {kept ? null : (
        <div>
          <dt>Unsaved changes</dt>
          <dd>Lost with this tab</dd>
        </div>
      )}
    </dl>
  );
}

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** What the parts of the form share; the same object from one edit to the next. */
function useFormParts({ open, edit }: DeskState, announce: (words: string) => void) {
  const [wanted, setWanted] = useState<{ path: FieldPath }>();
  const data = useRef(open?.data);
  data.current = open?.data;
  const reveal = useCallback((path: FieldPath, line?: number) => {
    const place = path[0] === 'body' ? ['body', 'text'] : path;
    setWanted({ path: place });
    void focusField(place).then(() => line && selectLine(line));
  }, []);
  const actions = useMemo<FormActions>(
    () => ({
      change: (path, value, field = '') =>
        edit((now) => ({ data: changeField(now.data, path, value) }), field),
      read: (path) => readField(data.current, path),
      reveal,
      announce,
    }),
    [edit, reveal, announce],
  );
  return { actions, wanted };
}

/**
 * Puts the focus at a field, or at what holds it, once the folds around it have been built; whoever
 * has gone elsewhere meanwhile stays there.
 */
async function focusField(path: FieldPath, from = document.activeElement): Promise<void> {
  const id = fieldId(path);
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    if (![from, document.body].includes(document.activeElement)) return;
    const found = path.at(-1) === '' ? findFirst(path.slice(0, -1)) : document.getElementById(id);
    if (!found) continue;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
  if (path.length > 1) await focusField(path.slice(0, -1), from);
}

/** Marks a line of the text, counted from 1, and brings it into sight. */
function selectLine(line: number): void {
  const text = document.activeElement;
  if (!(text instanceof HTMLTextAreaElement)) return;
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  text.scrollTop = (text.scrollHeight * (line - 3)) / lines.length;
}

/** The first control of a group, or the control itself where it is one. */
function findFirst(path: FieldPath): HTMLElement | null {
  const place = document.getElementById(fieldId(path));
  if (!place?.hasAttribute('aria-expanded')) return place;
  const panel = document.getElementById(place.getAttribute('aria-controls') ?? '');
  return panel?.querySelector<HTMLElement>('input, textarea, select, .fold-switch') ?? null;
}
