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
import { ScheduleFigure, ScheduleList } from './schedule-view.tsx';
import '#ui/sections/split.css';
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

const calendar: ToolCase<CalendarCase, ScheduleChoice | undefined> = {
  readCase,
  writeCase,
  checkCase,
};

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
  if (!schedule || !choice) return null;
  const fieldNames = [...program.equipment.map(({ id }) => id), ...Object.keys(current)];
  const invalidFields = fieldNames.filter((field) => problems[field]);
  const isInvalid = invalidFields.length > 0;
  const answer = writeScheduleHeading(schedule, choice.years);
  const site = isInvalid && isExample ? example.site : current.site.trim();
  const readout = isInvalid ? invalidReadout : shortResult(schedule, choice.years);

  return (
    <BeforeHydration value={beforeHydration}>
      <div className="split split-5-7 tool-case">
        <CalendarInputs
          current={current}
          equipment={program.equipment}
          conditionHint={conditionHint}
          problems={problems}
          onChange={change}
        >
          <CaseReadout {...readout} />
        </CalendarInputs>
        <CaseAnswer
          name={site || 'Your site'}
          answer={answer}
          isExample={isExample}
          invalidFields={invalidFields}
        >
          <ScheduleFigure schedule={schedule} label={answer} />
        </CaseAnswer>
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
      <ResultAnnouncer result={isInvalid ? announceStaleResult(isExample) : answer} />
    </BeforeHydration>
  );
}

/** Describes the site, the calendar settings and the result as text for a message. */
function describeCase(
  site: string,
  { conditions, start, years, weekday, outage }: ScheduleChoice,
  { equipment }: MaintenanceProgram,
  answer: string,
): string {
  const title = site ? `Maintenance calendar for ${site}` : 'Maintenance calendar';
  const firstMonth = `${monthNames[start.month - 1]} ${start.year}`;
  const onSite = equipment
    .filter(({ id }) => conditions[id])
    .map(({ id, name }) => `${name}: Condition ${conditions[id]}`);
  const nth = ordinals[outage.week - 1]?.toLowerCase();
  const outageStart = `${nth} ${weekdayNames[weekday]} of ${monthNames[outage.month - 1]}`;
  const parts = [
    `${title}, from ${firstMonth}, years: ${years}`,
    ...onSite,
    `Outage: ${outageStart}, days: ${outage.days}`,
    answer,
  ];
  return plainText(parts.join('; '));
}
