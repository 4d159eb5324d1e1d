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
  const [links, setLinks] = useState<readonly FileLink[]>();
  const [error, setError] = useState('');
  const remove = (confirm: boolean) =>
    deskApi.remove({ path: file.path, hash: file.hash, confirm }).then(
      (answer) => (confirm ? onDone() : setLinks(answer.links ?? [])),
      (refusal: unknown) => {
        if (refusal instanceof Refusal && refusal.links.length > 0) setLinks(refusal.links);
        setError(refusal instanceof Error ? refusal.message : String(refusal));
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    void remove(false);
  }, []);
  const isNamed = (links?.length ?? 0) > 0;
  return (
    <DeskDialog title={`Delete ${file.title}?`} onClose={onClose}>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {isNamed ? (
        <>
          <p>These files link to it. Remove those links first.</p>
          <Links
            links={links ?? []}
            onChoose={(path) => {
              onClose();
              onChoose(path);
            }}
          />
        </>
      ) : links ? (
        <p>No other file names it. Its page goes with it; Undo brings both back.</p>
      ) : null}
      <div className="dialog-tools">
        {links && !isNamed ? (
          <Button variant="destructive" onClick={() => void remove(true)}>
            Delete
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onClose}>
          {isNamed ? 'Close' : 'Keep it'}
        </Button>
      </div>
    </DeskDialog>
  );
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
          <span className="type-mono quiet">{link.field}</span>
        </li>
      ))}
    </ul>
  );
}
