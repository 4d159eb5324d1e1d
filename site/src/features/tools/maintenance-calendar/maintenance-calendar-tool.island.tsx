import programs from 'virtual:maintenance-programs';
import { answerSchedule, shortResult } from '#electrical/tools/describe-schedule.ts';
import { CaseActions } from '../case-actions.tsx';
import { CaseAnswer } from '../case-answer.tsx';
import { CaseReadout, noReadout } from '../case-readout.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import { announceStale } from '../stale-result.tsx';
import type { ToolActions } from '../tool-words.ts';
import { CalendarInputs } from './calendar-inputs.tsx';
import { describeCase } from './describe-case.ts';
import { ScheduleFiles } from './schedule-files.tsx';
import { SchedulePlate } from './schedule-plate.tsx';
import { Outages, Rounds } from './schedule-view.tsx';
import { useCalendarCase } from './use-calendar-case.ts';
import '../tool-case.css';

/** Rounds and outage tests of a site over one to five years; nothing for a tool without a program. */
export function MaintenanceCalendarTool({
  tool,
  ...rest
}: {
  /** Whose program is planned, by its id. */
  tool: string;
  words: ToolActions;
  /** The company's name, for calendars. */
  maker: string;
}) {
  const program = programs[tool];
  return program ? <Calendar program={program} {...rest} /> : null;
}

function Calendar({
  words,
  program,
  maker,
}: {
  words: ToolActions;
  program: (typeof programs)[string];
  maker: string;
}) {
  const { current, still, query, completeQuery, change, problems, wrong, ...planned } =
    useCalendarCase(program);
  const { choice, schedule, ofExample } = planned;
  if (!schedule || !choice) return null;
  const answer = answerSchedule(schedule, choice.years);
  const site = wrong.length > 0 && ofExample ? program.example.site : current.site.trim();

  return (
    <>
      <div className="tool-case">
        <CaseAnswer name={site || 'Your site'} answer={answer} ofExample={ofExample} wrong={wrong}>
          <SchedulePlate schedule={schedule} label={answer} />
        </CaseAnswer>
        <CalendarInputs
          current={current}
          equipment={program.equipment}
          conditionHint={program.conditionHint}
          problems={problems}
          still={still}
          onChange={change}
        >
          <CaseReadout {...(wrong.length > 0 ? noReadout : shortResult(schedule, choice.years))} />
        </CalendarInputs>
      </div>
      <div className="case-worked">
        <ScheduleFiles
          schedule={schedule}
          site={site}
          maker={maker}
          query={completeQuery}
          still={still}
        />
        <CaseActions
          words={words}
          query={query}
          about={still ? 'maintenance calendar' : describeCase(site, choice, program, answer)}
          still={still}
        />
        <Outages outages={schedule.outages} />
        <h2 className="visually-hidden">Rounds</h2>
        <Rounds rounds={schedule.rounds} />
      </div>
      <ResultAnnouncer
        result={wrong.length > 0 ? announceStale(ofExample) : answer}
        still={still}
      />
    </>
  );
}
