import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileList } from './desk-api.ts';
import { orSay } from './or-say.ts';

/** Which file is open: the one that the address names, else the first, where an owner begins. */
export function useFileChoice(
  list: FileList | undefined,
  isOpen: boolean,
  load: (path: string) => Promise<void>,
) {
  const [path, setPath] = useState(readAddress);
  const [opening, setOpening] = useState<string>();
  const name = useCallback((chosen: string) => {
    setPath(chosen);
    history.replaceState(null, '', `#${chosen}`);
  }, []);
  const asked = useRef<string>(undefined);
  const choose = useCallback(
    async (wanted: string) => {
      asked.current = wanted;
      setOpening(wanted);
      const isLoaded = await orSay('Could not open the file', () => load(wanted));
      if (asked.current === wanted) asked.current = undefined;
      if (isLoaded) name(wanted);
      setOpening((now) => (now === wanted ? undefined : now));
      return isLoaded;
    },
    [load, name],
  );
  const first = list?.groups[0]?.files[0]?.path;
  const wanted = path || first;
  useEffect(() => {
    // The list may come while the file is on its way; loaded twice, it would drop what was typed.
    if (!wanted || isOpen || asked.current === wanted) return;
    void choose(wanted).then((isLoaded) => {
      // A file that is no more.
      if (!isLoaded && wanted !== first) name('');
    });
  }, [wanted, first, isOpen, choose, name]);
  return { path, opening, choose, forget: () => name('') };
}

/** So that a reload comes back to the same file. */
function readAddress(): string {
  return decodeURIComponent(location.hash.slice(1));
}
