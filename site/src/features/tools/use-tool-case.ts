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

/** Functions that convert a tool's typed case to and from a query string, and check it. */
export interface ToolCase<Case, Complete> {
  /** Reads a case from a query string. Fields that are missing from the query string have the example's text. */
  readCase: (query: URLSearchParams, example: Case) => Case;
  /** Writes a case to a query string. */
  writeCase: (current: Case) => URLSearchParams;
  checkCase: (current: Case) => CheckedCase<Complete>;
}

/** Context that is true until hydration. Until then, fields show the example and buttons do nothing. */
export const BeforeHydration = createContext(false);

/**
 * State of a tool: the case as typed, and the last valid case, whose result is shown while the visitor is typing.
 *
 * The first render shows the example, as in the HTML. Then the case is read from the page's query string, including
 * invalid values, which the fields show with an error message. After the first change by the visitor, the case is
 * written to the query string, so that its address can be shared.
 *
 * @param tool Must be a constant, because effects depend on it.
 * @param typeExample Returns the typed case that the HTML shows.
 * @param completeExample Returns the input of the calculation for the example.
 */
export function useToolCase<Case, Complete>(
  tool: ToolCase<Case, Complete>,
  typeExample: () => Case,
  completeExample: (example: Case) => Complete,
) {
  const [example] = useState(typeExample);
  const [exampleComplete] = useState(() => completeExample(example));
  const [current, setCurrent] = useState(example);
  /** `before-hydration`, then `read` after reading the query string, `changed` after the visitor's first change. */
  const [state, setState] = useState<'before-hydration' | 'read' | 'changed'>('before-hydration');

  // Use a transition, so that the page stays responsive while many fields render.
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
  useWriteQuery(query, state === 'changed');

  const { complete, problems } = useMemo(() => tool.checkCase(current), [tool, current]);
  const lastValid = useLastValid(complete, query, exampleComplete);

  return {
    current,
    /** Whether the page is not hydrated yet. */
    beforeHydration: state === 'before-hydration',
    /** Query string of the typed case. */
    query,
    change,
    /** Messages about invalid fields of the typed case. */
    problems,
    /** Input of the calculation for the last valid case. */
    complete: lastValid.complete,
    /** Query string of the last valid case. */
    completeQuery: lastValid.query,
    /** Whether the last valid case is the example. */
    isExample: lastValid.complete === exampleComplete,
  };
}

/** Writes a query string to the address of the page. */
function useWriteQuery(query: string, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return;
    // Wait for a pause in typing, because browsers limit how often a page can change its URL.
    const pauseMs = 250;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query, isEnabled]);
}

/**
 * Returns the last valid case with its query string; at first, the example.
 *
 * @param complete Input of the calculation for the current case; undefined if the case is invalid.
 */
function useLastValid<Complete>(
  complete: Complete | undefined,
  query: string,
  exampleComplete: Complete,
) {
  const last = useRef({ complete: exampleComplete, query });
  if (complete) {
    // Keep the same object for an equal case, so that memoized drawings do not render again.
    const isSame = JSON.stringify(complete) === JSON.stringify(last.current.complete);
    if (!isSame) last.current = { complete, query };
    else if (query !== last.current.query) last.current = { ...last.current, query };
  }
  // Defer the result, so that a typed character appears before the result is calculated.
  return useDeferredValue(last.current);
}
