import '#ui/controls/field.css';

/** A choice of a few; one that an address asks for and is not among them is shown and refused. */
export function ChoiceField({
  id,
  label,
  choices,
  value,
  problem,
  still,
  onValue,
}: {
  id: string;
  label: string;
  /** What each value is called. */
  choices: readonly (readonly [value: string, name: string])[];
  value: string;
  problem?: string | undefined;
  /** Whether no script listens yet: the field then shows the example. */
  still: boolean;
  onValue: (value: string) => void;
}) {
  const known = choices.some(([each]) => each === value);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="control control-select"
        value={value}
        disabled={still}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onValue(target.value)}
      >
        {known ? null : <option value={value}>{value}</option>}
        {choices
          // Closed until script listens: nobody can open it, so the rest need not be sent.
          .filter(([each]) => !still || each === value)
          .map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
      </select>
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
