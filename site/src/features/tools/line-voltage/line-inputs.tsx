import type { ReactNode } from 'react';
import { lineConductors } from '#electrical/line/line-conductors.ts';
import { Panel } from '#ui/sections/panel.tsx';
import { ChoiceField, NumberField, UnitSwitch } from '../case-fields.tsx';
import { CaseFold } from '../case-fold.tsx';
import type { CaseProblems, Choices } from '../read-field.ts';
import { convertDistance, convertLoad } from './convert-units.ts';
import { sunChoices } from './read-line-case.ts';
import {
  distanceUnits,
  loadUnits,
  ownConductor,
  type TypedCase,
  weatherFields,
} from './typed-case.ts';
import './line-inputs.css';

interface CaseFields {
  typed: TypedCase;
  problems: CaseProblems;
  change: (changed: Partial<TypedCase>) => void;
}

const tableChoices = Object.entries(lineConductors).map(
  ([key, { name, strands }]) => [key, `${name} ${strands}`] as const,
);
const conductorChoices: Choices = [...tableChoices, [ownConductor, 'My own values']];

/** Fields of the case. `children` is the short result below the fields. */
export function LineInputs({ children, ...fields }: CaseFields & { children: ReactNode }) {
  const { typed, problems, change } = fields;
  return (
    <Panel small className="line-inputs tool-typed">
      <NumberField
        {...numberFieldProps('load', fields)}
        label="Load"
        hint="Highest demand at one time"
        unit={
          <UnitSwitch
            label="Unit of the load"
            units={loadUnits}
            unit={typed.loadUnit}
            onUnit={(unit) => change(convertLoad(typed, unit))}
          />
        }
      />
      {typed.loadUnit === 'hp' ? (
        <NumberField
          {...numberFieldProps('efficiency', fields)}
          label="Motor efficiency"
          unit="%"
        />
      ) : null}
      <div className="line-pair">
        <NumberField {...numberFieldProps('powerFactor', fields)} label="Power factor" unit="lag" />
        <NumberField {...numberFieldProps('drop', fields)} label="Allowed drop" unit="%" />
      </div>
      <NumberField
        {...numberFieldProps('distance', fields)}
        label="Distance"
        hint="Along the route, one way"
        unit={
          <UnitSwitch
            label="Unit of the distance"
            units={distanceUnits}
            unit={typed.distanceUnit}
            onUnit={(unit) => change(convertDistance(typed, unit))}
          />
        }
      />
      <ChoiceField
        name="line-conductor"
        label="Conductor"
        choices={conductorChoices}
        value={typed.conductor}
        error={problems.conductor}
        onValue={(conductor) => change({ conductor })}
      />
      {typed.conductor === ownConductor ? (
        <OwnConductorFields {...fields} />
      ) : (
        <WeatherFields {...fields} />
      )}
      {children}
    </Panel>
  );
}

/** Values of a conductor that is not in the table. */
function OwnConductorFields(fields: CaseFields) {
  return (
    <>
      <NumberField {...numberFieldProps('resistance', fields)} label="Resistance" unit="Ω/mi" />
      <NumberField {...numberFieldProps('reactance', fields)} label="Reactance" unit="Ω/mi" />
      <NumberField {...numberFieldProps('amperes', fields)} label="Ampacity" unit="A" />
    </>
  );
}

/** Collapsed fields for the weather, which determines the rating of a conductor in the table. */
function WeatherFields(fields: CaseFields) {
  const { typed, problems, change } = fields;
  return (
    <CaseFold
      title="Rating weather"
      content={`${typed.ambient}\u00a0°C, crosswind ${typed.wind}\u00a0ft/s`}
      hasError={weatherFields.some((field) => problems[field])}
      arrangement="line-pair"
    >
      {/* Conductors are rated in degrees Celsius, so the temperature is not in Fahrenheit. */}
      <NumberField {...numberFieldProps('ambient', fields)} label="Ambient" unit="°C" />
      <ChoiceField
        name="line-sun"
        label="Sun"
        choices={sunChoices}
        value={typed.sun}
        error={problems.sun}
        onValue={(sun) => change({ sun })}
      />
      <NumberField {...numberFieldProps('wind', fields)} label="Crosswind" unit="ft/s" />
      <NumberField {...numberFieldProps('elevation', fields)} label="Elevation" unit="ft" />
    </CaseFold>
  );
}

/** Returns the props that all number fields have in common. */
function numberFieldProps(field: keyof TypedCase, { typed, problems, change }: CaseFields) {
  return {
    name: `line-${field}`,
    text: typed[field],
    error: problems[field],
    onText: (text: string) => change({ [field]: text }),
  };
}
