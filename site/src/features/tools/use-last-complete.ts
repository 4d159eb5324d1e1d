import { useDeferredValue, useRef } from 'react';

/**
 * What results are worked out from: the last case that could be read, also while another is half
 * typed. An equal case stays the same object, so that nothing is drawn again for it; for a new one
 * results follow once the letter that was typed is on the screen.
 */
export function useLastComplete<Complete>(read: Complete | undefined, first: Complete): Complete {
  const last = useRef(first);
  if (read && JSON.stringify(read) !== JSON.stringify(last.current)) last.current = read;
  return useDeferredValue(last.current);
}
