import programs from 'virtual:maintenance-programs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { YearLine, yearLineSize } from '#illustrations/tools/year-line.tsx';
import { answerSchedule } from '#site/tools/describe-schedule.ts';
import { planMaintenance } from '#site/tools/maintenance-schedule.ts';
import { CaseActions } from '../case-actions.tsx';
import { ResultAnnouncer } from '../result-announcer.tsx';
import type { ToolActions } from '../tool-words.ts';
import { useCaseAddress } from '../use-case-address.ts';
import {
  type CalendarProblems,
  checkCase,
  readCase,
  typeCase,
  writeCase,
} from './calendar-case.ts';
import { CalendarInputs } from './calendar-inputs.tsx';
import { describeCase } from './describe-case.ts';
import { ScheduleFiles } from './schedule-files.tsx';
import { Outages, Rounds } from './schedule-view.tsx';

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
  const { example, conditionHint } = program;
  const [typedExample] = useState(() => typeCase(example, program.equipment));
  const read = useCallback(
    (query: URLSearchParams) => readCase(query, typedExample),
    [typedExample],
  );
  const { current, still, query, change } = useCaseAddress(typedExample, read, writeCase);
  const checked = checkCase(current);
  const problems: CalendarProblems = checked.problems ?? {};
  // A case half typed leaves the schedule of the one before.
  const last = useRef(checked.choice);
  if (checked.choice) last.current = checked.choice;
  const choice = last.current;
  const key = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal choice has the same schedule
  const schedule = useMemo(() => choice && planMaintenance(program, choice), [program, key]);
  if (!schedule || !choice) return null;
  const answer = answerSchedule(schedule, program.rounds, choice.years);
  const wrong = Object.keys(problems).length > 0;
  const told = wrong ? 'Correct the marked fields. Below is the last complete calendar.' : answer;

  return (
    <div className="tool-case">
      <div className="case-answer">
        <p className="case-name">{current.site || 'Your site'}</p>
        <h2 className="type-section-title">{answer}</h2>
        <p className="field-error" hidden={!wrong}>
          {wrong ? told : ''}
        </p>
        <figure className="plate plate-panel dusk">
          {(['wide', 'narrow'] as const).map((size) => (
            <svg
              key={size}
              className={`record-${size}`}
              viewBox={`0 0 ${yearLineSize(schedule, size).join(' ')}`}
              role="img"
              aria-label={answer}
            >
              <YearLine schedule={schedule} size={size} />
            </svg>
          ))}
          <figcaption className="plate-caption">
            Energized from month to month, open where outage tests are. Below it a tick for each
            weekly round, a longer one for each monthly, a dot for each quarterly.
          </figcaption>
        </figure>
      </div>
      <CalendarInputs
        current={current}
        equipment={program.equipment}
        conditionHint={conditionHint}
        problems={problems}
        still={still}
        onChange={change}
      />
      <div className="case-worked">
        <ScheduleFiles
          schedule={schedule}
          site={current.site.trim()}
          maker={maker}
          query={query}
          still={still}
        />
        <CaseActions
          words={words}
          query={query}
          about={
            still
              ? 'maintenance calendar'
              : describeCase(current.site.trim(), choice, program, answer)
          }
          still={still}
        />
        <Outages outages={schedule.outages} />
      </div>
      <div className="case-across">
        <h2 className="visually-hidden">Rounds</h2>
        <Rounds rounds={schedule.rounds} times={program.rounds} />
      </div>
      <ResultAnnouncer result={told} still={still} />
    </div>
  );
}
