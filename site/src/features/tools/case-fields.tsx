import { type ComponentProps, type ReactNode, use } from 'react';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';
import { describeControl, Field } from '#ui/controls/field.tsx';
import type { Choices } from './read-field.ts';
import { Still } from './use-tool-case.ts';
import './tool-case.css';

type CaseFieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hint' | 'error'>;

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
    <Field {...field} required>
      <div className="tool-quantity">
        <input
          type="text"
          className="control"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          readOnly={use(Still)}
          {...describeControl(field)}
          onChange={({ target }) => onText(target.value)}
          onBlur={({ target }) => {
            const grouped = unit === 'year' ? target.value : groupThousands(target.value);
            // Whoever only passes through changes nothing.
            if (grouped !== target.value) onText(grouped);
          }}
        />
        {typeof unit === 'string' ? <span className="tool-unit">{unit}</span> : unit}
      </div>
    </Field>
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
        // Set `value`, because it defaults to the option's text, which browsers can translate.
        <option key={each} value={each}>
          {each}
        </option>
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
    <Field {...field} required>
      <select
        className="control control-select"
        value={value}
        disabled={still}
        {...describeControl(field)}
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
    </Field>
  );
}
