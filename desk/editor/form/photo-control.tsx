import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { deskApi, type FieldPath } from '../desk-api.ts';
import { sayRefusal } from '../say-refusal.ts';
import { useFormActions } from './form-actions.ts';

/** A photo of `content/photos`: its file, a look at it, and another one in its place. */
export function PhotoControl({ id, value, rawErrors, onChange }: WidgetProps) {
  const { said, picture, upload } = useUpload(entryOf(id), onChange);
  return (
    <div className="photo">
      {value ? (
        <img
          className="photo-picture"
          src={picture ?? `/_desk/api/photo?name=${encodeURIComponent(String(value))}`}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ) : null}
      <div className="photo-words">
        <p className="type-mono">{value ? String(value) : 'No photo yet'}</p>
        <input
          id={id}
          type="file"
          className="photo-file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          aria-invalid={rawErrors?.length ? true : undefined}
          aria-describedby={`${id}-said ${id}-error`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void upload(file);
            target.value = '';
          }}
        />
        <p
          id={`${id}-said`}
          className={said.isError ? 'field-error' : 'field-note'}
          role={said.isError ? 'alert' : 'status'}
        >
          {said.words}
        </p>
      </div>
    </div>
  );
}

/** Sends a chosen picture; then asks for its words, without which it cannot be saved. */
function useUpload(entry: FieldPath, onChange: (name: string) => void) {
  const { read, reveal, announce } = useFormActions();
  const [said, setSaid] = useState({ words: '', isError: false });
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);
  const upload = async (file: File) => {
    setSaid({ words: `Uploading ${file.name}…`, isError: false });
    try {
      const { path } = await deskApi.addPhoto({ name: file.name, data: await toBase64(file) });
      setPicture(URL.createObjectURL(file));
      onChange(path.replace(/^content\/photos\//, ''));
      const isDescribed = String(read([...entry, 'alt']) ?? '').trim() !== '';
      setSaid({ words: '', isError: false });
      announce(`${file.name} is uploaded.${isDescribed ? '' : ' Now say what it shows.'}`);
      if (!isDescribed) reveal([...entry, 'alt']);
    } catch (error) {
      setSaid({ words: sayRefusal(error), isError: true });
    }
  };
  return { said, picture, upload };
}

/** The entry of the list that a control with this id belongs to. */
const entryOf = (id: string): FieldPath =>
  id
    .split('.')
    .slice(1, -1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
