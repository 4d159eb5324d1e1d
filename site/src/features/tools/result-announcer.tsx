import { useEffect, useState } from 'react';

/**
 * Says a result to assistive technology once the hand has come to rest, and each one once. What
 * stands at first is not said: it was read with the page.
 */
export function ResultAnnouncer({ result, still }: { result: string; still: boolean }) {
  const [said, setSaid] = useState('');
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (still) return;
    if (first === undefined) {
      setFirst(result);
      return;
    }
    if (result === first && said === '') return;
    const later = setTimeout(() => setSaid(result), 900);
    return () => clearTimeout(later);
  }, [result, still, first, said]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
