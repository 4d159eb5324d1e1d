import type { ReactNode } from 'react';
import '#ui/controls/field.css';
import './number-field.css';

/** A number with its unit, which may be a choice of units. */
export function NumberField({
  id,
  label,
  unit,
  text,
  hint,
  problem,
  still,
  onText,
}: {
  /** Also the start of the ids of its parts. */
  id: string;
  label: string;
  /** What stands behind the number: a unit, or a `UnitSwitch`. */
  unit: ReactNode;
  /** What was typed. */
  text: string;
  hint?: string;
  /** What is wrong with it, in a sentence that says what is possible. */
  problem?: string | undefined;
  /** Whether no script listens yet: the field then shows the example. */
  still: boolean;
  onText: (text: string) => void;
}) {
  const described = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="tool-quantity">
        <input
          id={id}
          type="text"
          className="control"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          readOnly={still}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => onText(target.value)}
        />
        {typeof unit === 'string' ? <span className="tool-unit">{unit}</span> : unit}
      </div>
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

/** A choice of units behind a number; whoever switches keeps the quantity. */
export function UnitSwitch<Unit extends string>({
  label,
  units,
  unit,
  still,
  onUnit,
}: {
  /** What assistive technology calls it. Example: Unit of the load */
  label: string;
  units: readonly Unit[];
  unit: Unit;
  still: boolean;
  onUnit: (unit: Unit) => void;
}) {
  return (
    <select
      className="control control-select"
      aria-label={label}
      value={unit}
      disabled={still}
      onChange={({ target }) => onUnit(target.value as Unit)}
    >
      {units.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
