import { type ComponentProps, Fragment } from 'react';
import { gapKey } from '../field-keys.ts';
import { maxText } from './filled-form.ts';
import type { FormSession } from './form-session.ts';
import { splitGaps } from './split-gaps.ts';

/**
 * Text field of a form, which grows with its text, also on paper. React does not control its text, so text typed before
 * hydration stays, and typing does not render the form again. The session learns of changes from the `input` event of
 * the form.
 */
export function FillField({
  name,
  label,
  session,
  isNumber = false,
  rows = 1,
  className,
  ...props
}: {
  /** Key under which the text is kept, from field-keys.ts. Example: line/site */
  name: string;
  /** Accessible name; undefined if the field is in a label element. */
  label?: string;
  session: FormSession;
  /** Whether phones show the number pad. */
  isNumber?: boolean;
} & ComponentProps<'textarea'>) {
  const text = session.textOf(name);
  return (
    // Browsers that do not fit a field to its text make it as large as its frame, which has the same text.
    <span className={`fill-text ${className ?? ''}`} data-text={text}>
      <textarea
        enterKeyHint="next"
        {...props}
        name={name}
        rows={rows}
        maxLength={maxText}
        aria-label={label}
        defaultValue={text}
        inputMode={isNumber ? 'decimal' : undefined}
      />
    </span>
  );
}

/** Copies the text of a field to its frame. */
export function updateFrame({ parentElement, value }: HTMLTextAreaElement): void {
  if (parentElement) parentElement.dataset.text = value;
}

/** Printed text with fields in its gaps. Example: "Similar, phase ___" */
export function TextWithGaps({
  name,
  text,
  session,
}: {
  /** Key of the text; the keys of its gaps begin with it. */
  name: string;
  text: string;
  session: FormSession;
}) {
  const [beginning, ...afterGaps] = splitGaps(text);
  if (afterGaps.length === 0) return <span>{text}</span>;
  return (
    <span>
      <span>{beginning}</span>
      {afterGaps.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the gaps of a text never change.
        <Fragment key={index}>
          <FillField
            className="fill-gap"
            name={gapKey(name, index + 1)}
            label={`${text.replaceAll('_', '')}, ${index + 1}`}
            session={session}
          />
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
