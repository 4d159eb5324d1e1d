import type { ChangedFile } from './desk-api.ts';

/** The files that were changed, each with what was taken out and put in. */
export function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
  return (
    <ul className="publish-files" aria-label="Changed files">
      {files.map((file) => (
        <li key={file.path}>
          <details>
            <summary>
              <span>
                {file.title}
                <span className="publish-change">{changes[file.change]}</span>
              </span>
              <span className="type-mono quiet">{file.path}</span>
            </summary>
            <Diff text={file.diff} />
          </details>
          {file.isUnused ? (
            <p className="field-note">
              Nothing uses this photo. To leave it out, delete it from content/photos before you
              publish.
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const changes: Record<ChangedFile['change'], string> = {
  new: 'New',
  changed: 'Changed',
  deleted: 'Deleted',
};

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
