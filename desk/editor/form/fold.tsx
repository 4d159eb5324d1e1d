import { type ReactNode, useEffect, useId, useState } from 'react';
import { AccordionSwitch } from '#ui/accordion.tsx';
import type { FieldPath } from '../desk-api.ts';
import { fieldId } from '../field-names.ts';
import { countProblems } from '../show-problems.ts';
import { useFormState } from './form-actions.ts';

interface FoldProps {
  path: FieldPath;
  title: string;
  /** What is inside, in a few words. */
  note?: string | undefined;
  /** The entry's number in its list. */
  number?: number;
  /** Stands beside the title and does not fold with it. */
  tools?: ReactNode;
  startsOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A part of the form that folds, marked by a switch as the site's questions are. What is folded is
 * not built until it is opened, so that a long article types as fast as a short one.
 */
export function Fold({ path, title, note, number, tools, startsOpen, ...rest }: FoldProps) {
  const { className = 'fold', children } = rest;
  const { problems, wanted } = useFormState();
  const [isOpen, setOpen] = useState(startsOpen ?? false);
  const panel = useId();
  const isWanted =
    wanted !== undefined &&
    wanted.path.length > path.length &&
    path.every((part, index) => wanted.path[index] === part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking opens it anew.
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted, wanted]);
  const wrong = countProblems(problems, path);
  return (
    <div className={className} data-open={isOpen || undefined}>
      <div className="fold-head">
        <button
          type="button"
          id={fieldId(path)}
          className="fold-switch"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {number === undefined ? (
            <AccordionSwitch />
          ) : (
            <span className="fold-number">{number}</span>
          )}
          <span className="fold-title">{title}</span>
          {wrong > 0 ? (
            <span className="fold-wrong">{wrong === 1 ? '1 problem' : `${wrong} problems`}</span>
          ) : null}
          {note && !isOpen ? <span className="fold-note">{note}</span> : null}
        </button>
        {tools}
      </div>
      <div id={panel} className="fold-panel" hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
