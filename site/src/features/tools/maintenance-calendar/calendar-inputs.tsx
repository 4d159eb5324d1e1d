import { type ReactNode, use } from 'react';
import type { EquipmentProgram } from '#electrical/tools/maintenance-program.ts';
import { CaseField, ChoiceField, NumberField } from '../case-fields.tsx';
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
  children,
  ...fields
}: CalendarFields & {
  equipment: readonly EquipmentProgram[];
  conditionHint: string;
  children: ReactNode;
}) {
  return (
    <div className="case-inputs tool-typed">
      <fieldset className="case-rows">
        <legend className="type-card-title">On site, by NFPA 70B condition</legend>
        <p className="field-note case-rows-note">{conditionHint}</p>
        <EquipmentFields equipment={equipment} {...fields} />
      </fieldset>
      <TimeFields {...fields} />
      {children}
    </div>
  );
}

/** What every group of fields shows and changes. */
interface CalendarFields {
  current: CalendarCase;
  problems: CaseProblems;
  onChange: (changed: Partial<CalendarCase>) => void;
}

function EquipmentFields({
  equipment,
  current,
  problems,
  onChange,
}: CalendarFields & { equipment: readonly EquipmentProgram[] }) {
  return equipment.map(({ id, name }) => (
    <ChoiceField
      key={id}
      id={id}
      label={name}
      choices={conditionChoices}
      value={current.equipment[id] ?? '0'}
      problem={problems[id]}
      onValue={(value) => onChange({ equipment: { ...current.equipment, [id]: value } })}
    />
  ));
}

function TimeFields({ current, problems, onChange }: CalendarFields) {
  const choice = (key: keyof typeof calendarChoices, label: string) => (
    <ChoiceField
      id={key}
      label={label}
      choices={calendarChoices[key]}
      value={current[key]}
      problem={problems[key]}
      onValue={(value) => onChange({ [key]: value })}
    />
  );
  const number = (key: 'year' | 'days', label: string, unit: string) => (
    <NumberField
      id={key}
      label={label}
      unit={unit}
      text={current[key]}
      problem={problems[key]}
      onText={(text) => onChange({ [key]: text })}
    />
  );
  return (
    <>
      <fieldset className="case-rows">
        <legend className="type-card-title">The calendar</legend>
        <CaseField id="site" label="Name of the site">
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
        </CaseField>
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
      </fieldset>
    </>
  );
}
