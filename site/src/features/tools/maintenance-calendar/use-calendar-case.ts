import type programs from 'virtual:maintenance-programs';
import { useCallback, useMemo, useState } from 'react';
import { planMaintenance } from '#electrical/tools/maintenance-schedule.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import {
  type CalendarProblems,
  checkCase,
  readCase,
  typeCase,
  writeCase,
} from './calendar-case.ts';

/** A site as it is typed, and the schedule of the last one that could be read. */
export function useCalendarCase(program: (typeof programs)[string]) {
  const [typedExample] = useState(() => typeCase(program.example, program.equipment));
  const read = useCallback(
    (query: URLSearchParams) => readCase(query, typedExample),
    [typedExample],
  );
  const { current, still, query, change } = useCaseAddress(typedExample, read, writeCase);
  const checked = useMemo(() => checkCase(current), [current]);
  const problems: CalendarProblems = checked.problems ?? {};
  const [exampleChoice] = useState(() => checkCase(typedExample).choice);
  const choice = useLastComplete(checked.choice, exampleChoice);
  const schedule = useMemo(() => choice && planMaintenance(program, choice), [program, choice]);
  const fields = [...program.equipment.map(({ id }) => id), ...Object.keys(typedExample)];
  return {
    ...{ current, still, query, change, problems, choice, schedule },
    /** The query of the case that the schedule is of. */
    completeQuery: useLastComplete(checked.choice && query, query),
    /** The fields that cannot be read. */
    wrong: fields.filter((field) => problems[field]),
    ofExample: choice === exampleChoice,
  };
}
