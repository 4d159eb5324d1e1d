import { useMemo } from 'react';
import { plainText } from '#contract/plain-text.ts';
import {
  monthNames,
  ordinals,
  shortResult,
  weekdayNames,
  writeScheduleHeading,
} from '#electrical/tools/describe-schedule.ts';
import type { MaintenanceProgram } from '#electrical/tools/maintenance-program.ts';
import { planMaintenance, type ScheduleChoice } from '#electrical/tools/maintenance-schedule.ts';
import { CaseActions, type ToolActions } from '../case-actions.tsx';
import {
  announceStaleResult,
  CaseAnswer,
  CaseReadout,
  invalidReadout,
  ResultAnnouncer,
} from '../case-answer.tsx';
import { BeforeHydration, type ToolCase, useToolCase } from '../use-tool-case.ts';
import {
  type CalendarCase,
  type CalendarExample,
  checkCase,
  readCase,
  toTypedCase,
  writeCase,
} from './calendar-case.ts';
import { CalendarInputs } from './calendar-inputs.tsx';
import { ScheduleFiles } from './schedule-files.tsx';
import { ScheduleList, SchedulePlate } from './schedule-view.tsx';
import '../tool-case.css';

interface CalendarProps {
  program: MaintenanceProgram;
  /** Explanation of the equipment conditions. */
  conditionHint: string;
  /** Example case, which the tool shows at first. */
  example: CalendarExample;
  actions: ToolActions;
  /** Company name, for the calendar file. */
  maker: string;
}

/** Tool that plans the inspection rounds and outages of a site over one to five years. */
export function MaintenanceCalendarTool({
  program,
  conditionHint,
  example,
  actions,
  maker,
}: CalendarProps) {
  const {
    complete: choice,
    problems,
    current,
    beforeHydration,
    query,
    change,
    completeQuery,
    isExample,
  } = useToolCase(
    calendar,
    () => toTypedCase(example, program.equipment),
    (typed) => checkCase(typed).complete,
  );
  const schedule = useMemo(() => choice && planMaintenance(program, choice), [program, choice]);
  /** Names of the invalid fields. */
  const invalidFields = [...program.equipment.map(({ id }) => id), ...Object.keys(current)].filter(
    (field) => problems[field],
  );
  if (!schedule || !choice) return null;
  const answer = writeScheduleHeading(schedule, choice.years);
  const site = invalidFields.length > 0 && isExample ? example.site : current.site.trim();

  return (
    <BeforeHydration value={beforeHydration}>
      <div className="tool-case">
        <CaseAnswer
          name={site || 'Your site'}
          answer={answer}
          isExample={isExample}
          invalidFields={invalidFields}
        >
          <SchedulePlate schedule={schedule} label={answer} />
        </CaseAnswer>
        <CalendarInputs
          current={current}
          equipment={program.equipment}
          conditionHint={conditionHint}
          problems={problems}
          onChange={change}
        >
          <CaseReadout
            {...(invalidFields.length > 0 ? invalidReadout : shortResult(schedule, choice.years))}
          />
        </CalendarInputs>
      </div>
      <div className="case-worked">
        <ScheduleFiles schedule={schedule} site={site} maker={maker} query={completeQuery} />
        <CaseActions
          words={actions}
          query={query}
          invalidFields={invalidFields}
          about={
            beforeHydration ? 'maintenance calendar' : describeCase(site, choice, program, answer)
          }
        />
        <h2 className="type-card-title mt-4">Outages and rounds</h2>
        <ScheduleList {...schedule} />
      </div>
      <ResultAnnouncer
        result={invalidFields.length > 0 ? announceStaleResult(isExample) : answer}
      />
    </BeforeHydration>
  );
}

const calendar: ToolCase<CalendarCase, ScheduleChoice | undefined> = {
  readCase,
  writeCase,
  checkCase,
};

/** Describes the site, the calendar settings and the result as text for a message. */
function describeCase(
  site: string,
  { conditions, start, years, weekday, outage }: ScheduleChoice,
  { equipment }: MaintenanceProgram,
  answer: string,
): string {
  const onSite = equipment.flatMap(({ id, name }) =>
    conditions[id] ? [`${name}: Condition ${conditions[id]}`] : [],
  );
  const nth = ordinals[outage.week - 1]?.toLowerCase();
  return plainText(
    [
      `Maintenance calendar${site ? ` for ${site}` : ''}, from ${monthNames[start.month - 1]} ${start.year}, years: ${years}`,
      ...onSite,
      `Outage: ${nth} ${weekdayNames[weekday]} of ${monthNames[outage.month - 1]}, days: ${outage.days}`,
      answer,
    ].join('; '),
  );
}
