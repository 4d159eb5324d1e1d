import type { ReactNode } from 'react';
import { lineConductors } from '#site/tools/line-conductors.ts';
import { NumberField, UnitSwitch } from '../number-field.tsx';
import {
  type CaseProblems,
  convertDistance,
  convertLoad,
  loadUnitNames,
} from './read-line-case.ts';
import { type DistanceUnit, distanceUnits, ownConductor, type TypedCase } from './typed-case.ts';

/** What the case is made of. */
export function LineInputs({
  typed,
  problems,
  still,
  change,
  children,
}: {
  typed: TypedCase;
  problems: CaseProblems;
  /** Whether no script listens yet. */
  still: boolean;
  change: (changed: Partial<TypedCase>) => void;
  /** What comes of it in short. */
  children: ReactNode;
}) {
  const number = (field: keyof TypedCase) => ({
    id: `line-${field}`,
    text: typed[field],
    problem: problems[field],
    still,
    onText: (text: string) => change({ [field]: text }),
  });
  return (
    <div className="line-inputs tool-typed">
      <NumberField
        {...number('load')}
        label="Load"
        hint="Highest demand at one time"
        unit={
          <UnitSwitch
            label="Unit of the load"
            units={loadUnitNames}
            unit={typed.loadUnit}
            still={still}
            onUnit={(unit) => change(convertLoad(typed, unit))}
          />
        }
      />
      {typed.loadUnit === 'hp' ? (
        <NumberField {...number('efficiency')} label="Motor efficiency" unit="%" />
      ) : null}
      <NumberField {...number('powerFactor')} label="Power factor" unit="lagging" />
      <NumberField
        {...number('distance')}
        label="Distance"
        hint="Along the route, one way"
        unit={
          <UnitSwitch
            label="Unit of the distance"
            units={Object.keys(distanceUnits) as DistanceUnit[]}
            unit={typed.distanceUnit}
            still={still}
            onUnit={(unit) => change(convertDistance(typed, unit))}
          />
        }
      />
      <ConductorField {...{ typed, problems, still, change }} />
      {typed.conductor === ownConductor ? (
        <>
          <NumberField {...number('resistance')} label="Resistance" unit="Ω/mi" />
          <NumberField {...number('reactance')} label="Reactance" unit="Ω/mi" />
          <NumberField {...number('amperes')} label="Ampacity" unit="A" />
        </>
      ) : null}
      <NumberField {...number('drop')} label="Allowed drop" unit="%" />
      {children}
    </div>
  );
}

function ConductorField({
  typed: { conductor },
  problems,
  still,
  change,
}: Omit<Parameters<typeof LineInputs>[0], 'children'>) {
  const known = conductor === ownConductor || Object.hasOwn(lineConductors, conductor);
  return (
    <div className="field">
      <label className="field-label" htmlFor="line-conductor">
        Conductor
      </label>
      <select
        id="line-conductor"
        className="control control-select"
        value={conductor}
        disabled={still}
        aria-describedby="line-conductor-problem"
        aria-invalid={problems.conductor ? true : undefined}
        onChange={({ target }) => change({ conductor: target.value })}
      >
        {known ? null : <option value={conductor}>{conductor}</option>}
        {Object.entries(lineConductors).map(([key, { name, strands }]) => (
          <option key={key} value={key}>
            {`${name} ${strands}`}
          </option>
        ))}
        <option value={ownConductor}>My own values</option>
      </select>
      <p id="line-conductor-problem" className="field-error" hidden={!problems.conductor}>
        {problems.conductor}
      </p>
    </div>
  );
}
