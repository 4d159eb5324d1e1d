import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ChangedFiles } from './changed-files.tsx';
import type { FileList } from './desk-api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

/** What was changed since the last publishing, a sentence on it, and the button that sends it. */
export function PublishDialog({
  commit,
  onClose,
  onDone,
}: {
  commit: FileList['commit'] | undefined;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}) {
  const { files, unsent, message, setMessage, error, isBusy, publish } = usePublishing(async () => {
    await onDone();
    onClose();
  });
  const hasFiles = (files?.length ?? 0) > 0;
  if (files && !hasFiles && unsent === 0) {
    return <NothingNew onClose={onClose} />;
  }
  return (
    <DeskDialog wide title="Publish" onClose={onClose}>
      <form
        className="publish-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        {unsent > 0 ? <p>{sayUnsent(unsent)}</p> : null}
        {hasFiles || !files ? (
          <TextField
            name="publish-message"
            label="What changed, in one sentence"
            placeholder="New hours from January"
            required
            value={message}
            error={error}
            errorProps={{ role: 'alert' }}
            onChange={({ target }) => setMessage(target.value)}
          />
        ) : null}
        {files ? <ChangedFiles files={files} /> : <p role="status">Looking for changes…</p>}
        <div className="dialog-tools">
          <Button type="submit" className={isBusy ? 'button-busy' : ''}>
            Publish
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
        <p className="field-note">{sayWhere(commit)}</p>
      </form>
    </DeskDialog>
  );
}

function NothingNew({ onClose }: { onClose: () => void }) {
  return (
    <DeskDialog title="Publish" onClose={onClose}>
      <p>Nothing new to publish. Everything you saved is published.</p>
      <div className="dialog-tools">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </DeskDialog>
  );
}

const sayUnsent = (count: number) =>
  count === 1
    ? 'One earlier commit is still on this computer. Publishing sends it too.'
    : `${count} earlier commits are still on this computer. Publishing sends them too.`;

const sayWhere = (commit: FileList['commit'] | undefined) =>
  commit?.hasRemote
    ? 'This commits the files in content/ and pushes them. The live site is built from there.'
    : 'No remote is set up: this commits the files in content/ on this computer and sends nothing.';
