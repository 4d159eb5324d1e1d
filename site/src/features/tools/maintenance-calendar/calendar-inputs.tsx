import { type ReactNode, use } from 'react';
import type { EquipmentProgram } from '#electrical/tools/maintenance-program.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField, NumberField } from '../case-fields.tsx';
import type { CaseProblems } from '../read-field.ts';
import { Still } from '../use-tool-case.ts';
import {
  type CalendarCase,
  calendarChoices,
  conditionChoices,
  longestSite,
} from './calendar-case.ts';
import '../case-inputs.css';

/** What is on site, when the calendar begins, and when the power may be off; below, what comes of it. */
export function CalendarInputs({
  equipment,
  conditionHint,
  current,
  problems,
  onChange,
  children,
}: {
  equipment: readonly EquipmentProgram[];
  conditionHint: string;
  current: CalendarCase;
  problems: CaseProblems;
  onChange: (changed: Partial<CalendarCase>) => void;
  children: ReactNode;
}) {
  const choice = (key: keyof typeof calendarChoices, label: string) => (
    <ChoiceField
      name={key}
      label={label}
      choices={calendarChoices[key]}
      value={current[key]}
      error={problems[key]}
      onValue={(value) => onChange({ [key]: value })}
    />
  );
  const number = (key: 'year' | 'days', label: string, unit: string) => (
    <NumberField
      name={key}
      label={label}
      unit={unit}
      text={current[key]}
      error={problems[key]}
      onText={(text) => onChange({ [key]: text })}
    />
  );
  return (
    <div className="case-inputs tool-typed">
      <fieldset className="case-rows">
        <legend className="type-card-title">On site, by NFPA 70B condition</legend>
        <p className="field-note case-rows-note">{conditionHint}</p>
        {equipment.map(({ id, name }) => (
          <ChoiceField
            key={id}
            name={id}
            label={name}
            choices={conditionChoices}
            value={current.equipment[id] ?? '0'}
            error={problems[id]}
            onValue={(value) => onChange({ equipment: { ...current.equipment, [id]: value } })}
          />
        ))}
      </fieldset>
      <fieldset className="case-rows">
        <legend className="type-card-title">The calendar</legend>
        {/* May stay empty; but no field of a tool is sent, so none says that it is optional. */}
        <Field name="site" label="Name of the site" required>
          <input
            id="site"
            type="text"
            className="control"
            autoComplete="off"
            maxLength={longestSite}
            value={current.site}
            readOnly={use(Still)}
            onChange={({ target }) => onChange({ site: target.value })}
          />
        </Field>
        {choice('month', 'First month')}
        {number('year', 'First year', 'year')}
        {choice('years', 'Length')}
        {choice('weekday', 'Day of rounds')}
      </fieldset>
      <fieldset className="case-rows">
        <legend className="type-card-title">Outage, once a year</legend>
        {choice('outage', 'Month')}
        {choice('week', 'Which of these days in it')}
        {number('days', 'It lasts', 'days')}
        {choice('holidays', 'Weeks of July 4, Thanksgiving and Christmas')}
      </fieldset>
      {children}
    </div>
  );
}
