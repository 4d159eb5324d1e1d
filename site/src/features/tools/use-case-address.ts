import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * The case of a tool as it was typed, kept in the page's address so that it can be shared. The
 * first rendering is the example, as the HTML has it; then comes what the address says, even where
 * it cannot be: the fields show it and say what is possible. An address is written once something
 * was changed.
 *
 * @param example The case that the HTML shows.
 * @param readCase What an address asks for; what it does not name stays the example's.
 * @param writeCase The query of a case.
 */
export function useCaseAddress<Case>(
  example: Case,
  readCase: (query: URLSearchParams) => Case,
  writeCase: (current: Case) => URLSearchParams,
) {
  const [current, setCurrent] = useState(example);
  /** `still` until the script listens, `changed` once the visitor did something. */
  const [state, setState] = useState<'still' | 'read' | 'changed'>('still');

  // Fields that open hold what the address says. They open bit by bit, so that the page stays awake.
  useEffect(() => {
    startTransition(() => {
      if (location.search) setCurrent(readCase(new URLSearchParams(location.search)));
      setState('read');
    });
  }, [readCase]);

  const change = useCallback((changed: Partial<Case>) => {
    setCurrent((before) => ({ ...before, ...changed }));
    setState('changed');
  }, []);

  const query = `${writeCase(current)}`;
  useEffect(() => {
    if (state !== 'changed') return;
    // Browsers refuse to write an address for every letter of a fast hand.
    const later = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, 250);
    return () => clearTimeout(later);
  }, [query, state]);

  return {
    current,
    still: state === 'still',
    /** The query that leads to this case. */
    query,
    change,
  };
}
