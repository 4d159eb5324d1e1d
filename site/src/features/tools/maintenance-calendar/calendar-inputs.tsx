import { type ReactNode, use } from 'react';
import type { EquipmentProgram } from '#electrical/tools/maintenance-program.ts';
import { describeControl, Field } from '#ui/controls/field.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { ChoiceField, NumberField } from '../case-fields.tsx';
import { CaseFold } from '../case-fold.tsx';
import type { CaseProblems } from '../read-field.ts';
import { BeforeHydration } from '../use-tool-case.ts';
import { type CalendarCase, calendarChoices, conditionChoices } from './calendar-case.ts';
import '../case-inputs.css';

/** Fields in the group "Days of rounds and outage". */
const dayFields = ['weekday', 'week', 'days', 'holidays'] as const;

/**
 * Fields for the calendar's span and the outage month, then collapsed groups for the equipment on site and for the
 * days of rounds and outage. `children` is the short result below the fields.
 */
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
  const onSite = equipment.filter(({ id }) => (current.equipment[id] ?? '0') !== '0').length;
  return (
    <Panel small className="case-inputs tool-typed">
      <fieldset className="case-rows">
        <legend className="type-card-title">The calendar</legend>
        {/* The site name can be empty. `required` only hides "(optional)": tools do not submit their fields. */}
        <Field name="site" label="Name of the site" error={problems.site} required>
          <input
            {...describeControl({ name: 'site', error: problems.site })}
            type="text"
            className="control"
            autoComplete="off"
            value={current.site}
            readOnly={use(BeforeHydration)}
            onChange={({ target }) => onChange({ site: target.value })}
          />
        </Field>
        {choice('month', 'First month')}
        {number('year', 'First year', 'year')}
        {choice('years', 'Length')}
        {choice('outage', 'Month of the outage')}
      </fieldset>
      <CaseFold
        title={'Equipment, by NFPA\u00a070B condition'}
        content={`${onSite} of ${equipment.length} kinds are on site`}
        hasError={equipment.some(({ id }) => problems[id])}
        arrangement="case-rows"
      >
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
      </CaseFold>
      <CaseFold
        title="Days of rounds and outage"
        content="Weekday, week of the month, length, holidays"
        hasError={dayFields.some((field) => problems[field])}
        arrangement="case-rows"
      >
        {choice('weekday', 'Day of rounds')}
        {choice('week', 'Which of these weekdays in the month starts the outage')}
        {number('days', 'Length of the outage', 'days')}
        {choice('holidays', 'Weeks of July 4, Thanksgiving and Christmas')}
      </CaseFold>
      {children}
    </Panel>
  );
}
