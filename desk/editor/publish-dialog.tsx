import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { type ChangedFile, deskApi, type FileList, Refusal } from './desk-api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { showNotice } from './desk-notices.tsx';

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
  const { files, message, setMessage, error, isBusy, publish } = usePublishing(async () => {
    await onDone();
    onClose();
  });
  return (
    <DeskDialog wide title="Publish" onClose={onClose}>
      {files?.length === 0 ? (
        <p>Nothing has been saved since the last publishing.</p>
      ) : (
        <form
          className="publish-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <TextField
            name="publish-message"
            label="What changed, in a sentence"
            placeholder="New hours from January"
            required
            value={message}
            error={error}
            errorProps={{ role: 'alert' }}
            onChange={({ target }) => setMessage(target.value)}
          />
          <ChangedFiles files={files ?? []} />
          <div className="dialog-tools">
            <Button type="submit" className={isBusy ? 'button-busy' : ''}>
              Publish
            </Button>
            <Button variant="ghost" onClick={onClose}>
              Not yet
            </Button>
          </div>
          <p className="field-note">
            {commit?.hasRemote
              ? 'This commits the files under content/ and pushes them; the site is built from there.'
              : 'No remote is set: this commits the files under content/ on this machine and sends nothing.'}
          </p>
        </form>
      )}
    </DeskDialog>
  );
}

/** What there is to publish, and doing so. */
function usePublishing(onDone: () => Promise<void>) {
  const [files, setFiles] = useState<ChangedFile[]>();
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    deskApi.changes().then(
      (changes) => setFiles(changes.files),
      (refusal: Error) => setError(refusal.message),
    );
  }, []);
  const publish = async () => {
    if (isBusy) return;
    if (message.trim() === '') {
      setError('Write one sentence on what you changed, such as: New hours from January.');
      document.getElementById('publish-message')?.focus();
      return;
    }
    setBusy(true);
    try {
      const { commit: name, pushed } = await deskApi.publish(message.trim());
      await onDone();
      showNotice(
        'ok',
        pushed ? 'Published' : 'Kept, not sent',
        pushed
          ? `Sent as ${name}. The site follows when it is built.`
          : `Kept as ${name} on this machine. No remote is set: nothing was sent.`,
      );
    } catch (refusal) {
      setError(refusal instanceof Refusal ? refusal.message : String(refusal));
    }
    setBusy(false);
  };
  return { files, message, setMessage, error, isBusy, publish };
}

function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
  return (
    <ul className="publish-files" aria-label="Changed files">
      {files.map((file) => (
        <li key={file.path}>
          <details>
            <summary>
              {file.title}
              <span className="type-mono quiet">{file.path}</span>
            </summary>
            <Diff text={file.diff} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What was taken out and put in; paper-thin lines in between are left as they are. */
function Diff({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => !/^(diff|index|---|\+\+\+|@@)/.test(line));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <pre className="diff" tabIndex={0}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never move.
        <DiffLine key={index} line={line} />
      ))}
    </pre>
  );
}

function DiffLine({ line }: { line: string }) {
  if (line.startsWith('+')) return <ins>{`${line}\n`}</ins>;
  if (line.startsWith('-')) return <del>{`${line}\n`}</del>;
  return <span>{`${line}\n`}</span>;
}
