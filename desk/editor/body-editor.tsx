import { useRef } from 'react';
import type { TextTag } from './desk-api.ts';
import { Fold } from './form/fold.tsx';

/** The text of an article, with the tags it may place; one is put where the cursor stands. */
export function BodyEditor({
  body,
  tags,
  onEdit,
}: {
  body: string;
  tags: readonly TextTag[];
  onEdit: (body: string) => void;
}) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <Fold path={['body']} title="Text" startsOpen className="fold fold-text">
      <label className="visually-hidden" htmlFor="body-text">
        Text
      </label>
      <div className="body">
        <textarea
          id="body-text"
          ref={text}
          className="control body-text"
          value={body}
          spellCheck
          aria-describedby="body-hint"
          onChange={({ target }) => onEdit(target.value)}
        />
        <p id="body-hint" className="field-note">
          An empty line ends a paragraph. A line that begins with ## is a heading and stands in the
          contents. A bare &lt; or {'{'} starts a tag: write “under 5 MW”.
        </p>
        {tags.length > 0 ? (
          <details className="tags">
            <summary>Tags: what the text can place</summary>
            <ul>
              {tags.map((tag) => (
                <li key={tag.example}>
                  <button
                    type="button"
                    className="tag"
                    onClick={() =>
                      text.current && insertAtCursor(text.current, tag.example, onEdit)
                    }
                  >
                    <span className="visually-hidden">Insert </span>
                    <code>{tag.example.split('\n')[0]}</code>
                  </button>
                  <span className="field-note">{tag.help}</span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </Fold>
  );
}

function insertAtCursor(text: HTMLTextAreaElement, words: string, onEdit: (body: string) => void) {
  text.focus();
  // The one way that the browser's own undo knows of; it fires the input event by itself.
  if (document.execCommand('insertText', false, words)) return;
  text.setRangeText(words, text.selectionStart, text.selectionEnd, 'end');
  onEdit(text.value);
}
