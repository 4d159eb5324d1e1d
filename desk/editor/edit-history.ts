/** States before each edit, the last one at the end. */
export interface EditHistory<State> {
  past: readonly State[];
  /** The field that the last edit typed in, empty for another edit; and when, in milliseconds. */
  field: string;
  at: number;
}

export const noEdits: EditHistory<never> = { past: [], field: '', at: 0 };

/** How long a hand may rest within one edit, in milliseconds. */
const rest = 1000;

const most = 200;

/** Remembers the state before an edit; typing on in one field is one edit, an edit without a field its own. */
export function rememberEdit<State>(
  history: EditHistory<State>,
  before: State,
  field: string,
  at: number,
): EditHistory<State> {
  const isSameField = field !== '' && field === history.field;
  const typesOn = history.past.length > 0 && isSameField && at - history.at < rest;
  const past = typesOn ? history.past : [...history.past, before].slice(-most);
  return { past, field, at };
}

/** The state before the last edit, and the history without it. */
export function takeBack<State>(
  history: EditHistory<State>,
): { state: State; history: EditHistory<State> } | undefined {
  if (history.past.length === 0) return undefined;
  const state = history.past.at(-1) as State;
  return { state, history: { past: history.past.slice(0, -1), field: '', at: 0 } };
}
