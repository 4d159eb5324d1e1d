import { type ComponentProps, Fragment } from 'react';
import { gapKey } from './field-keys.ts';
import type { FormSession } from './form-session.ts';
import { splitGaps } from './split-gaps.ts';

/**
 * Text field of a form. React does not control its text, so text typed before hydration stays, and typing does not
 * render the form again. The session learns of changes from the `input` event of the form.
 */
export function FillField({
  name,
  label,
  session,
  isNumber = false,
  ...props
}: {
  /** Key under which the text is kept, from field-keys.ts. Example: line/site */
  name: string;
  label: string;
  session: FormSession;
  /** Whether phones show the number pad. */
  isNumber?: boolean;
} & ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="text"
      name={name}
      aria-label={label}
      defaultValue={session.textOf(name)}
      enterKeyHint="next"
      inputMode={isNumber ? 'decimal' : undefined}
    />
  );
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
