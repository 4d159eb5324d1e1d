import { useRef } from 'react';
import type { Problem, TextTag } from './desk-api.ts';
import { fieldId } from './field-names.ts';
import { Fold } from './form/fold.tsx';
import { placeTag } from './place-tag.ts';

/** The text of an article, with the tags it may place; one is put where the cursor stands. */
export function BodyEditor({
  body,
  tags,
  problems,
  onEdit,
}: {
  body: string;
  tags: readonly TextTag[];
  problems: readonly Problem[];
  onEdit: (body: string) => void;
}) {
  const wrong = problems.filter(({ path, file }) => !file && path[0] === 'body');
  const id = fieldId(['body', 'text']);
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <Fold path={['body']} title="Text" startsOpen className="fold fold-text">
      <label className="visually-hidden" htmlFor={id}>
        Text
      </label>
      <div className="body">
        <textarea
          id={id}
          ref={text}
          className="control body-text"
          value={body}
          spellCheck
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby="body-hint body-error"
          onChange={({ target }) => onEdit(target.value)}
        />
        <p id="body-hint" className="field-note">
          Leave a blank line between paragraphs. Start a line with ## to make it a heading, which
          the table of contents lists. Do not type &lt; or {'{'} on its own: write “under 5 MW”
          instead.
        </p>
        <p id="body-error" className="field-error" hidden={wrong.length === 0}>
          {wrong.map(({ line, message }) => `${line ? `Line ${line}: ` : ''}${message}`).join(' ')}
        </p>
        {tags.length > 0 ? (
          <TagList
            tags={tags}
            onInsert={(tag) => text.current && insertAtCursor(text.current, tag, onEdit)}
          />
        ) : null}
      </div>
    </Fold>
  );
}

function TagList({
  tags,
  onInsert,
}: {
  tags: readonly TextTag[];
  onInsert: (tag: string) => void;
}) {
  return (
    <details className="tags">
      <summary>Things you can insert</summary>
      <ul>
        {tags.map((tag) => (
          <li key={tag.example}>
            <button type="button" className="tag" onClick={() => onInsert(tag.example)}>
              <span className="visually-hidden">Insert </span>
              <code>{tag.example.split('\n')[0]}</code>
            </button>
            <span className="field-note">{tag.help}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function insertAtCursor(text: HTMLTextAreaElement, tag: string, onEdit: (body: string) => void) {
  const { value, selectionStart, selectionEnd } = text;
  const words = placeTag(tag, value.slice(0, selectionStart), value.slice(selectionEnd));
  text.focus();
  // The one way that the browser's own undo knows of; it fires the input event by itself.
  if (document.execCommand('insertText', false, words)) return;
  text.setRangeText(words, text.selectionStart, text.selectionEnd, 'end');
  onEdit(text.value);
}
