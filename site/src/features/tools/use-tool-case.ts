import {
  createContext,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CheckedCase } from './read-field.ts';

/** How a tool's case is typed, kept in an address, and read. */
export interface ToolCase<Case, Complete> {
  /** What an address says; what it does not name stays the example's. */
  readCase: (query: URLSearchParams, example: Case) => Case;
  /** The query of a case. */
  writeCase: (current: Case) => URLSearchParams;
  checkCase: (current: Case) => CheckedCase<Complete>;
}

/** Whether no script listens yet: fields then show the example, and buttons do nothing. */
export const Still = createContext(false);

/**
 * The case of a tool as it is typed, kept in the page's address so that it can be shared, and the
 * last case that could be read, also while another is half typed. The first rendering is the
 * example, as in the HTML; then comes what the address says, even where it is not possible: the
 * fields show it and say what is. The address is written once something was changed.
 *
 * @param tool A constant: its functions stay the same between renderings.
 * @param typeExample The case that the HTML shows.
 * @param completeExample What that case is calculated from.
 */
export function useToolCase<Case, Complete>(
  tool: ToolCase<Case, Complete>,
  typeExample: () => Case,
  completeExample: (example: Case) => Complete,
) {
  const [example] = useState(typeExample);
  const [exampleComplete] = useState(() => completeExample(example));
  const [current, setCurrent] = useState(example);
  /** `still` until the script listens, `changed` once the visitor did something. */
  const [state, setState] = useState<'still' | 'read' | 'changed'>('still');

  // In a transition: fields that open are many, and the page stays responsive.
  useEffect(() => {
    startTransition(() => {
      if (location.search) {
        setCurrent(tool.readCase(new URLSearchParams(location.search), example));
      }
      setState('read');
    });
  }, [tool, example]);

  const change = useCallback((changed: Partial<Case>) => {
    setCurrent((before) => ({ ...before, ...changed }));
    setState('changed');
  }, []);

  const query = `${tool.writeCase(current)}`;
  useEffect(() => {
    if (state !== 'changed') return;
    // Browsers refuse to write an address for every letter of a fast typist.
    const later = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, 250);
    return () => clearTimeout(later);
  }, [query, state]);

  const checked = useMemo(() => tool.checkCase(current), [tool, current]);
  // An equal case stays the same object, so that nothing is drawn again for it.
  const last = useRef({ complete: exampleComplete, query });
  if (checked.complete) {
    const isSame = JSON.stringify(checked.complete) === JSON.stringify(last.current.complete);
    const complete = isSame ? last.current.complete : checked.complete;
    if (!isSame || query !== last.current.query) last.current = { complete, query };
  }
  // The letter that was typed is on the screen before the result.
  const { complete, query: completeQuery } = useDeferredValue(last.current);

  return {
    current,
    still: state === 'still',
    /** The query that leads to this case. */
    query,
    change,
    /** What is wrong with single fields. */
    problems: checked.problems,
    /** The last case that could be read. */
    complete,
    /** The query of that case. */
    completeQuery,
    /** Whether `complete` is the example, also while another case is half typed. */
    ofExample: complete === exampleComplete,
  };
}
