import type { ReactNode } from 'react';
import { lineConductors } from '#electrical/line/line-conductors.ts';
import { ChoiceField, NumberField, UnitSwitch } from '../case-fields.tsx';
import { CaseFold } from '../case-fold.tsx';
import type { CaseProblems } from '../read-field.ts';
import { convertDistance, convertLoad, sunChoices } from './read-line-case.ts';
import {
  type DistanceUnit,
  distanceUnits,
  type LoadUnit,
  loadUnits,
  ownConductor,
  type TypedCase,
} from './typed-case.ts';
import './line-inputs.css';

/** Fields of the case. `children` is the short result below the fields. */
export function LineInputs({ children, ...fields }: CaseFields & { children: ReactNode }) {
  const { typed, problems, change } = fields;
  return (
    <div className="line-inputs tool-typed">
      <NumberField
        {...numberFieldProps('load', fields)}
        label="Load"
        hint="Highest demand at one time"
        unit={
          <UnitSwitch
            label="Unit of the load"
            units={Object.keys(loadUnits) as LoadUnit[]}
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
            units={Object.keys(distanceUnits) as DistanceUnit[]}
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
        <>
          <NumberField {...numberFieldProps('resistance', fields)} label="Resistance" unit="Ω/mi" />
          <NumberField {...numberFieldProps('reactance', fields)} label="Reactance" unit="Ω/mi" />
          <NumberField {...numberFieldProps('amperes', fields)} label="Ampacity" unit="A" />
        </>
      ) : (
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
      )}
      {children}
    </div>
  );
}

interface CaseFields {
  typed: TypedCase;
  problems: CaseProblems;
  change: (changed: Partial<TypedCase>) => void;
}

const conductorChoices = [
  ...Object.entries(lineConductors).map(
    ([key, { name, strands }]) => [key, `${name} ${strands}`] as const,
  ),
  [ownConductor, 'My own values'],
] as const;

const weatherFields = ['ambient', 'sun', 'wind', 'elevation'] as const;

function numberFieldProps(field: keyof TypedCase, { typed, problems, change }: CaseFields) {
  return {
    name: `line-${field}`,
    text: typed[field],
    error: problems[field],
    onText: (text: string) => change({ [field]: text }),
  };
}
