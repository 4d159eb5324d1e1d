import { useCallback, useMemo, useState } from 'react';
import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { useCaseAddress } from '../use-case-address.ts';
import { useLastComplete } from '../use-last-complete.ts';
import { checkCase, readCase, typeCase, writeCase } from './downtime-case.ts';
import { type DowntimeFieldName, downtimeFieldsByName } from './downtime-fields.ts';

/** An outage and its plan as they are typed, and the last of them that could be read. */
export function useDowntimeCase(example: DowntimeInput) {
  const [typedExample] = useState(() => typeCase(example));
  const read = useCallback(
    (query: URLSearchParams) => readCase(query, typedExample),
    [typedExample],
  );
  const { current, still, query, change } = useCaseAddress(typedExample, read, writeCase);
  const checked = useMemo(() => checkCase(current), [current]);
  const [exampleInput] = useState(() => checkCase(typedExample).input ?? example);
  const input = useLastComplete(checked.input, exampleInput);
  const problems = checked.problems ?? {};
  return {
    ...{ current, still, query, change, problems, input },
    /** Whether nothing was changed. */
    isExample: query === `${writeCase(typedExample)}`,
    /** Whether `input` is the example, also while another case is half typed. */
    ofExample: input === exampleInput,
    /** The keys of the fields that cannot be read. */
    wrong: Object.entries(downtimeFieldsByName).flatMap(([name, { key }]) =>
      problems[name as DowntimeFieldName] ? [key] : [],
    ),
  };
}
