import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { deskApi, type FileGroup } from './desk-api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { nameOne } from './field-names.ts';
import { sayRefusal } from './say-refusal.ts';

/** Creates a file: its name, and whether it starts as a copy. */
export function NewDialog({
  group,
  onClose,
  onMade,
}: {
  group: FileGroup;
  onClose: () => void;
  onMade: (path: string) => void;
}) {
  const kind = nameOne(group.title);
  const { title, setTitle, copyOf, setCopyOf, error, isBusy, make } = useMaking(group, onMade);
  return (
    <DeskDialog title={`New ${kind}`} onClose={onClose}>
      <form
        className="publish-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          name="new-title"
          label="Name"
          required
          value={title}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          name="new-copy"
          label="Start from a copy of"
          value={copyOf}
          onChange={({ target }) => setCopyOf(target.value)}
        >
          <option value="">None: start blank</option>
          {group.files.map((file) => (
            <option key={file.path} value={file.path}>
              {file.title}
            </option>
          ))}
        </SelectField>
        <div className="dialog-tools">
          <Button type="submit" className={isBusy ? 'button-busy' : ''}>
            Create
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}

/** What is asked for, and making it. */
function useMaking(group: FileGroup, onMade: (path: string) => void) {
  const [title, setTitle] = useState('');
  const [copyOf, setCopyOf] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (isBusy) return;
    if (title.trim() === '') {
      setError(`Enter a name for the ${nameOne(group.title)}.`);
      document.getElementById('new-title')?.focus();
      return;
    }
    setBusy(true);
    try {
      const wanted = { collection: group.collection, title: title.trim() };
      const { path } = await deskApi.create({ ...wanted, ...(copyOf ? { copyOf } : {}) });
      onMade(path);
    } catch (refusal) {
      setError(sayRefusal(refusal));
      setBusy(false);
    }
  };
  return { title, setTitle, copyOf, setCopyOf, error, isBusy, make };
}
