import { type ComponentProps, type ReactNode, use } from 'react';
import { formatDecimals } from '#electrical/tools/format-decimals.ts';
import { describeControl, Field } from '#ui/controls/field.tsx';
import type { Choices } from './read-field.ts';
import { BeforeHydration } from './use-tool-case.ts';
import './tool-case.css';

type CaseFieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hint' | 'error'>;

/** Number field with a fixed unit or a choice of units. */
export function NumberField({
  unit,
  text,
  onText,
  ...field
}: CaseFieldProps & {
  /** Name of the unit, or a `UnitSwitch`. */
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
          readOnly={use(BeforeHydration)}
          {...describeControl(field)}
          onChange={({ target }) => onText(target.value)}
          onBlur={({ target }) => {
            const grouped = unit === 'year' ? target.value : groupThousands(target.value);
            // Leaving the field without an edit must not count as a change.
            if (grouped !== target.value) onText(grouped);
          }}
        />
        {typeof unit === 'string' ? <span className="tool-unit">{unit}</span> : unit}
      </div>
    </Field>
  );
}

/** Adds commas to a number of four or more digits. Example: 1500.25 becomes 1,500.25. Other text stays unchanged. */
function groupThousands(text: string): string {
  return text.replace(/^\d{4,}(?=\.|$)/, (whole) => formatDecimals(Number(whole), 0));
}

/** Select box for the unit of a number. */
export function UnitSwitch<Unit extends string>({
  label,
  units,
  unit,
  onUnit,
}: {
  /** Accessible name, for example "Unit of the load". */
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
      disabled={use(BeforeHydration)}
      // The cast is safe, because all options are units.
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

/** Select box. An unknown value from the page's URL is shown as an option and reported as an error. */
export function ChoiceField({
  choices,
  value,
  onValue,
  ...field
}: CaseFieldProps & { choices: Choices; value: string; onValue: (value: string) => void }) {
  const beforeHydration = use(BeforeHydration);
  const selected = choices.filter(([each]) => each === value);
  const isUnknown = selected.length === 0;
  // Until hydration the field is disabled, so the HTML needs only the selected choice.
  const shown = beforeHydration ? selected : choices;
  return (
    <Field {...field} required>
      <select
        className="control control-select"
        value={value}
        disabled={beforeHydration}
        {...describeControl(field)}
        onChange={({ target }) => onValue(target.value)}
      >
        {isUnknown ? <option value={value}>{value}</option> : null}
        {shown.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
