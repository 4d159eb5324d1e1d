import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { deskApi, Refusal } from '../desk-api.ts';
import { useFormActions } from './form-actions.ts';

/** A photograph of `content/photos`: its file, a look at it, and another one in its place. */
export function PhotoControl({ id, value, rawErrors, onChange }: WidgetProps) {
  const { read, reveal, announce } = useFormActions();
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<string>();
  const entry = id
    .split('.')
    .slice(1, -1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);

  const upload = async (file: File) => {
    const alt = String(read([...entry, 'alt']) ?? '').trim();
    if (!alt) {
      setSaid('First write what the photograph shows, for those who do not see it.');
      reveal([...entry, 'alt']);
      return;
    }
    setSaid(`Sending ${file.name}…`);
    try {
      const { path } = await deskApi.addPhoto({ name: file.name, data: await toBase64(file), alt });
      setPicture(URL.createObjectURL(file));
      onChange(path.replace(/^content\/photos\//, ''));
      setSaid('');
      announce(`${file.name} is in the photographs.`);
    } catch (error) {
      setSaid(error instanceof Refusal ? sayWhy(error) : String(error));
    }
  };

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
        <p className="type-mono">{value ? String(value) : 'No photograph yet'}</p>
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
        <p id={`${id}-said`} className="field-note" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

const sayWhy = ({ problems, message }: Refusal) =>
  problems.length > 0 ? problems.map((problem) => problem.message).join(' ') : message;

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
