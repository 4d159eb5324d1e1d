import { useState } from 'react';
import type { FileGroup, ListedFile } from './desk-api.ts';
import { DeskIcon } from './desk-icon.tsx';
import { nameOne } from './field-names.ts';
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
      <FileSearch
        words={words}
        onWords={setWords}
        onlyChanged={onlyChanged}
        onOnlyChanged={setOnlyChanged}
        found={words || onlyChanged ? `${count} found` : ''}
      />
      <div className="files-list">
        {count === 0 ? <p className="field-note files-none">No files match.</p> : null}
        {shown.map((group) => {
          const key = group.collection + group.title;
          const shared = { group, path, edited, onChoose };
          return group.files.length === 1 && !group.canAdd ? (
            <SingleFile key={key} {...shared} />
          ) : (
            <Group key={key} {...shared} isSearch={words !== '' || onlyChanged} onNew={onNew} />
          );
        })}
      </div>
    </nav>
  );
}

function FileSearch({
  words,
  onWords,
  onlyChanged,
  onOnlyChanged,
  found,
}: {
  words: string;
  onWords: (words: string) => void;
  onlyChanged: boolean;
  onOnlyChanged: (isOnly: boolean) => void;
  /** How many there are, in words. */
  found: string;
}) {
  return (
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
        onChange={({ target }) => onWords(target.value)}
      />
      <label className="choice files-changed">
        <input
          type="checkbox"
          className="choice-mark"
          checked={onlyChanged}
          onChange={({ target }) => onOnlyChanged(target.checked)}
        />
        Changed only
      </label>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </div>
  );
}

interface GroupProps {
  group: FileGroup;
  path: string;
  edited: ReadonlySet<string>;
  onChoose: (path: string) => void;
}

/** A kind of which there is one file and no more. */
function SingleFile({ group, ...link }: GroupProps) {
  return (
    <section className="file-group file-group-single">
      <h2 className="visually-hidden">{group.title}</h2>
      {group.files.map((file) => (
        <FileLink key={file.path} file={file} label={group.title} {...link} />
      ))}
    </section>
  );
}

function Group({
  group,
  path,
  edited,
  isSearch,
  onChoose,
  onNew,
}: GroupProps & { isSearch: boolean; onNew: (collection: string) => void }) {
  const holdsOpen = group.files.some((file) => file.path === path);
  const [isOpen, setOpen] = useState<boolean>();
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
            title={`New ${nameOne(group.title)}`}
            aria-label={`New ${nameOne(group.title)}`}
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
