import { useState } from 'react';
import type { FileGroup, ListedFile } from './desk-api.ts';
import { DeskIcon } from './desk-icon.tsx';
import { findFiles } from './find-files.ts';

/** The files by what an owner calls them, fed from one bus; the open one is the live one. */
export function FileMenu({
  groups,
  path,
  edited,
  onChoose,
  onNew,
}: {
  groups: readonly FileGroup[];
  path: string;
  edited: ReadonlySet<string>;
  onChoose: (path: string) => void;
  onNew: (collection: string) => void;
}) {
  const [words, setWords] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const isChanged = (file: ListedFile) => file.changed || edited.has(file.path);
  const shown = findFiles(groups, words)
    .map((group) => ({
      ...group,
      files: onlyChanged ? group.files.filter(isChanged) : group.files,
    }))
    .filter(({ files, canAdd }) => files.length > 0 || (canAdd && !words && !onlyChanged));
  const count = shown.reduce((sum, { files }) => sum + files.length, 0);
  return (
    <nav className="files" aria-label="Files">
      <div className="files-search">
        <label className="visually-hidden" htmlFor="file-search">
          Search files
        </label>
        <DeskIcon name="search" />
        <input
          id="file-search"
          type="search"
          className="control"
          placeholder="Search files"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label className="choice files-changed">
          <input
            type="checkbox"
            className="choice-mark"
            checked={onlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          Changed only
        </label>
        <p className="visually-hidden" role="status">
          {words || onlyChanged ? `${count} found` : ''}
        </p>
      </div>
      <div className="files-list">
        {count === 0 ? <p className="field-note files-none">No files match.</p> : null}
        {shown.map((group) => (
          <Group
            key={group.collection + group.title}
            group={group}
            path={path}
            edited={edited}
            isSearch={words !== '' || onlyChanged}
            onChoose={onChoose}
            onNew={onNew}
          />
        ))}
      </div>
    </nav>
  );
}

function Group({
  group,
  path,
  edited,
  isSearch,
  onChoose,
  onNew,
}: {
  group: FileGroup;
  path: string;
  edited: ReadonlySet<string>;
  isSearch: boolean;
  onChoose: (path: string) => void;
  onNew: (collection: string) => void;
}) {
  const holdsOpen = group.files.some((file) => file.path === path);
  const [isOpen, setOpen] = useState<boolean>();
  const single = group.files.length === 1 && !group.canAdd ? group.files[0] : undefined;
  if (single) {
    return (
      <section className="file-group file-group-single">
        <h2 className="visually-hidden">{group.title}</h2>
        <FileLink {...{ file: single, path, edited, onChoose }} label={group.title} />
      </section>
    );
  }
  const isShown = isSearch || (isOpen ?? holdsOpen);
  return (
    <section className="file-group">
      <div className="file-group-head">
        <h2>
          <button
            type="button"
            className="file-group-switch"
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
          >
            {group.title}
            <span className="file-group-count">{group.files.length}</span>
          </button>
        </h2>
        {group.canAdd ? (
          <button
            type="button"
            className="tool"
            title={`New in ${group.title}`}
            aria-label={`New in ${group.title}`}
            onClick={() => onNew(group.collection)}
          >
            <DeskIcon name="plus" />
          </button>
        ) : null}
      </div>
      {isShown ? (
        <ul>
          {group.files.map((file) => (
            <li key={file.path} className="file-row">
              <FileLink {...{ file, path, edited, onChoose }} label={file.title} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function FileLink({
  file,
  path,
  edited,
  label,
  onChoose,
}: {
  file: ListedFile;
  path: string;
  edited: ReadonlySet<string>;
  label: string;
  onChoose: (path: string) => void;
}) {
  const state = edited.has(file.path) ? 'unsaved' : file.changed ? 'changed' : undefined;
  return (
    <a
      className="file-link"
      href={`#${file.path}`}
      aria-current={file.path === path ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose(file.path);
      }}
    >
      <span className="file-link-name">{label}</span>
      {state ? <span className={`file-mark file-mark-${state}`}>{state}</span> : null}
    </a>
  );
}
