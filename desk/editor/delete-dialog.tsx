import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type DeskFile, deskApi, type FileLink, Refusal } from './desk-api.ts';
import { DeskDialog } from './desk-dialog.tsx';

/** Asks before a file goes, and says which others still name it: while one does, it stays. */
export function DeleteDialog({
  file,
  onClose,
  onChoose,
  onDone,
}: {
  file: DeskFile;
  onClose: () => void;
  onChoose: (path: string) => void;
  onDone: () => void;
}) {
  const { links, error, remove } = useDeleting(file, onDone);
  // A place of another page is not one of its own.
  const hasOwnPage = file.page !== null && !file.page.includes('#');
  const isLinked = (links?.length ?? 0) > 0;
  return (
    <DeskDialog title={`Delete ${file.title}?`} onClose={onClose}>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {links || error ? null : <p role="status">Looking for links to it…</p>}
      {links && !isLinked ? (
        <p>
          Nothing else links to it.{' '}
          {hasOwnPage ? 'Its page goes too. Undo brings both back.' : 'Undo brings it back.'}
        </p>
      ) : null}
      {links && isLinked ? (
        <>
          <p>Other files link to it. Remove those links, save, then delete it.</p>
          <Links
            links={links}
            onChoose={(path) => {
              onClose();
              onChoose(path);
            }}
          />
        </>
      ) : null}
      <div className="dialog-tools">
        {links && !isLinked ? (
          <Button variant="destructive" onClick={remove}>
            Delete
          </Button>
        ) : null}
        <Button variant="outline" onClick={onClose}>
          {isLinked ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </DeskDialog>
  );
}

/** Who links to the file, and deleting it. */
function useDeleting(file: DeskFile, onDone: () => void) {
  const [links, setLinks] = useState<readonly FileLink[]>();
  const [error, setError] = useState('');
  const ask = (confirm: boolean) =>
    deskApi.remove({ path: file.path, hash: file.hash, confirm }).then(
      (answer) => (confirm ? onDone() : setLinks(answer.links ?? [])),
      (refusal: unknown) => {
        if (refusal instanceof Refusal && refusal.links.length > 0) setLinks(refusal.links);
        setError(refusal instanceof Error ? refusal.message : String(refusal));
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    void ask(false);
  }, []);
  return { links, error, remove: () => void ask(true) };
}

function Links({
  links,
  onChoose,
}: {
  links: readonly FileLink[];
  onChoose: (path: string) => void;
}) {
  return (
    <ul className="delete-links">
      {links.map((link) => (
        <li key={link.path + link.field}>
          <button
            type="button"
            className="button button-link button-sm"
            onClick={() => onChoose(link.path)}
          >
            {link.title}
          </button>
          <span className="field-note">{link.field}</span>
        </li>
      ))}
    </ul>
  );
}
