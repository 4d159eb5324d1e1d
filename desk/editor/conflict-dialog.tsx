import { useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { aroundChanges, compareLines } from './compare-lines.ts';
import type { Conflict } from './desk-api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import type { DeskState } from './use-desk.ts';
import { type OpenFile, takeBoth, takeTheirs } from './use-open-file.ts';

/** The file changed while it was edited here: both texts side by side, and whose shall stand. */
export function ConflictDialog({
  desk: { show, save },
  open,
  conflict,
}: {
  desk: DeskState;
  open: OpenFile;
  conflict: Conflict;
}) {
  const both = useMemo(() => takeBoth(open, conflict), [open, conflict]);
  return (
    <DeskDialog
      wide
      title={`${open.file.title} was changed somewhere else`}
      onClose={() => show({ ...open, conflict: undefined })}
    >
      <p>
        Someone else, or another tab, saved this file while you were editing it. Your changes are
        not saved yet, and none are lost.
      </p>
      <Versions conflict={conflict} />
      <div className="dialog-tools">
        {both ? <Button onClick={() => show(both)}>Combine both</Button> : null}
        <Button
          variant={both ? 'outline' : 'default'}
          onClick={() => {
            show({ ...open, conflict: undefined });
            void save(conflict.theirs);
          }}
        >
          Keep mine
        </Button>
        <Button variant="outline" onClick={() => show(takeTheirs(open, conflict))}>
          Use theirs
        </Button>
      </div>
      <p className="field-note">
        {both
          ? 'You changed different fields, so both fit together. Check the result, then save.'
          : 'Both changed the same field, so pick one.'}{' '}
        If you use theirs, Undo brings yours back.
      </p>
    </DeskDialog>
  );
}

function Versions({ conflict }: { conflict: Conflict }) {
  const rows = useMemo(
    () => aroundChanges(compareLines(conflict.theirs.text, conflict.yours.text)),
    [conflict],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <div className="versions" tabIndex={0} role="region" aria-label="Both versions">
      <table>
        <thead>
          <tr>
            <th scope="col">Saved version</th>
            <th scope="col">Your version</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one comparison never move.
            <tr key={index} className={row && !row.same ? 'versions-differ' : undefined}>
              <td>{row ? row.left : '⋯'}</td>
              <td>{row ? row.right : '⋯'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
