import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileList } from './desk-api.ts';
import { orSay } from './or-say.ts';
import { pickFile } from './pick-file.ts';

/**
 * Which file is open. One that cannot be loaded keeps its address, so that a reload comes back to it
 * once the server does.
 */
export function useFileChoice(
  list: FileList | undefined,
  isOpen: boolean,
  load: (path: string) => Promise<void>,
) {
  const [path, setPath] = useState(readAddress);
  const [opening, setOpening] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
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
      setFailed(!isLoaded);
      setOpening((now) => (now === wanted ? undefined : now));
      return isLoaded;
    },
    [load, name],
  );
  useEffect(() => {
    const wanted = pickFile(list, path);
    // The list may come while the file is on its way; loaded twice, it would drop what was typed.
    if (!wanted || isOpen || asked.current === wanted) return;
    void choose(wanted);
  }, [list, path, isOpen, choose]);
  return { path, opening, hasFailed, choose, forget: () => name('') };
}

/** So that a reload comes back to the same file. */
function readAddress(): string {
  return decodeURIComponent(location.hash.slice(1));
}
