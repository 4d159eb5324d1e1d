import { useCallback, useState } from 'react';

/** Words for those who do not see the page; the same words again are said again. */
export function useAnnounce() {
  const [words, setWords] = useState({ text: '', count: 0 });
  const announce = useCallback(
    (text: string) => setWords(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return { words, announce };
}

export function Announcements({ words }: { words: { text: string; count: number } }) {
  return (
    <p className="visually-hidden" role="status">
      <span key={words.count}>{words.text}</span>
    </p>
  );
}
