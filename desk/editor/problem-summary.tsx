import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import type { FieldPath, Problem } from './desk-api.ts';
import { fieldId, namePath } from './field-names.ts';

/** What kept the file from being saved, each line a link to its field. Takes the focus when it comes. */
export function ProblemSummary({
  problems,
  schema,
  refusals,
  onReveal,
  onChoose,
}: {
  problems: readonly Problem[];
  /** What the fields are called. */
  schema: RJSFSchema;
  /** How often a save was refused. */
  refusals: number;
  onReveal: (path: FieldPath, line?: number) => void;
  onChoose: (path: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => {
    if (problems.length === 0) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="notice notice-destructive summary"
      role="group"
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title" className="notice-title">
        {problems.length === 1
          ? 'Not saved. Fix this first:'
          : `Not saved. Fix these ${problems.length} things first:`}
      </h3>
      <ul>
        {problems.map(({ path, message, file, line }) => (
          <li key={[file, ...path, line, message].join('\n')}>
            <a
              href={file ? `#${file}` : `#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                if (file) onChoose(file);
                else onReveal(path, line);
              }}
            >
              {file ? `${file}: ` : namePlace(path, line, schema)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function namePlace(path: FieldPath, line: number | undefined, schema: RJSFSchema): string {
  if (path[0] === 'body') return line ? `Text, line ${line}: ` : 'Text: ';
  return path.length > 0 ? `${namePath(path, schema)}: ` : '';
}
