import { type ReactNode, use } from 'react';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';
import type { Choices } from './read-field.ts';
import { Still } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

interface CaseFieldProps {
  /** Also the start of the ids of its parts. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with it, in a sentence that says what is possible. */
  problem?: string | undefined;
}

/** A number with its unit, which may be a choice of units. */
export function NumberField({
  unit,
  text,
  onText,
  ...field
}: CaseFieldProps & {
  /** A unit, or a `UnitSwitch`. */
  unit: ReactNode;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <CaseField {...field}>
      <div className="tool-quantity">
        <input
          id={field.id}
          type="text"
          className="control"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          readOnly={use(Still)}
          {...describe(field)}
          onChange={({ target }) => onText(target.value)}
          onBlur={({ target }) => {
            const grouped = unit === 'year' ? target.value : groupThousands(target.value);
            // Whoever only passes through changes nothing.
            if (grouped !== target.value) onText(grouped);
          }}
        />
        {typeof unit === 'string' ? <span className="tool-unit">{unit}</span> : unit}
      </div>
    </CaseField>
  );
}

const groupThousands = (text: string) =>
  text.replace(/^\d{4,}(?=\.|$)/, (whole) => writeDecimals(Number(whole), 0));

/** A choice of units behind a number. */
export function UnitSwitch<Unit extends string>({
  label,
  units,
  unit,
  onUnit,
}: {
  /** What assistive technology calls it. Example: Unit of the load */
  label: string;
  units: readonly Unit[];
  unit: Unit;
  onUnit: (unit: Unit) => void;
}) {
  return (
    <select
      className="control control-select"
      aria-label={label}
      value={unit}
      disabled={use(Still)}
      onChange={({ target }) => onUnit(target.value as Unit)}
    >
      {units.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

/** A choice of a few; an unknown value from an address is shown and refused. */
export function ChoiceField({
  choices,
  value,
  onValue,
  ...field
}: CaseFieldProps & { choices: Choices; value: string; onValue: (value: string) => void }) {
  const still = use(Still);
  const known = choices.some(([each]) => each === value);
  return (
    <CaseField {...field}>
      <select
        id={field.id}
        className="control control-select"
        value={value}
        disabled={still}
        {...describe(field)}
        onChange={({ target }) => onValue(target.value)}
      >
        {known ? null : <option value={value}>{value}</option>}
        {choices
          // Disabled until script listens: the other choices are not in the HTML.
          .filter(([each]) => !still || each === value)
          .map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
      </select>
    </CaseField>
  );
}

/** A label, the control, its hint and its problem. */
export function CaseField({
  id,
  label,
  hint,
  problem,
  children,
}: CaseFieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="field-note">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function describe({ id, hint, problem }: CaseFieldProps) {
  const parts = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])];
  return {
    'aria-describedby': parts.join(' ') || undefined,
    'aria-invalid': problem ? true : undefined,
  };
}
