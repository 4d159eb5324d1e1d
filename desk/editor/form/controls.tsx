import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import type { KeyboardEvent } from 'react';
import { PhotoControl } from './photo-control.tsx';

/** What a value is written with, by its kind. */
export const controls: RegistryWidgetsType = {
  TextWidget: TextControl,
  TextareaWidget: TextControl,
  SelectWidget: ChoiceControl,
  RadioWidget: ChoiceControl,
  CheckboxWidget: CheckControl,
  EmailWidget: (props) => <LineControl {...props} type="email" />,
  URLWidget: (props) => <LineControl {...props} type="url" />,
  DateWidget: (props) => <LineControl {...props} type="date" />,
  TimeWidget: (props) => <LineControl {...props} type="time" />,
  photo: PhotoControl,
};

function describe({ id, rawErrors, schema }: WidgetProps) {
  return {
    id,
    name: id,
    'aria-invalid': rawErrors?.length ? true : undefined,
    'aria-describedby': schema.description ? `${id}-hint ${id}-error` : `${id}-error`,
  };
}

/** One line of text that grows over as many as it needs, or a number. */
function TextControl(props: WidgetProps) {
  const { value, schema, onChange } = props;
  if (schema.type === 'number' || schema.type === 'integer') {
    return <LineControl {...props} type="text" inputMode="decimal" />;
  }
  const text = String(value ?? '');
  const isOneLine = !text.includes('\n');
  return (
    <textarea
      {...describe(props)}
      className="control control-line"
      rows={1}
      value={text}
      placeholder={schema.examples ? String(schema.examples) : undefined}
      spellCheck
      onKeyDown={isOneLine ? keepOnOneLine : undefined}
      onChange={({ target }) => {
        const typed = isOneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
        onChange(typed === '' && !isEntry(props) ? undefined : typed);
      }}
    />
  );
}

/** An entry of a list stays while it is empty: without a value it would be no entry. */
const isEntry = ({ id }: WidgetProps) => /\.\d+$/.test(id);

function keepOnOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

function LineControl({ type, inputMode, ...props }: WidgetProps & { type: string }) {
  return (
    <input
      {...describe(props)}
      className="control"
      type={type}
      inputMode={inputMode}
      value={String(props.value ?? '')}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

function ChoiceControl(props: WidgetProps) {
  const { value, options, required, onChange } = props;
  const choices = options.enumOptions ?? [];
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      {...describe(props)}
      className="control control-select"
      value={chosen}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {chosen < 0 || !required ? (
        <option value={-1}>{required ? 'Choose one' : 'None'}</option>
      ) : null}
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

function CheckControl(props: WidgetProps) {
  const { id, value, label, onChange } = props;
  return (
    <label className="choice" htmlFor={id}>
      <input
        {...describe(props)}
        type="checkbox"
        className="choice-mark"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
