import { useState } from 'react';
import { inquiryRoute } from '#contract/routes.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import type { ToolActions } from './tool-words.ts';
import './case-actions.css';

/** What one can do with a case: share it, print it, send it to us. */
export function CaseActions({
  words,
  query,
  about,
  still,
}: {
  words: ToolActions;
  /** The query that leads to the case. */
  query: string;
  /** The case and its result as a text for the message, at most 1,000 characters. */
  about: string;
  /** Whether no script listens yet. */
  still: boolean;
}) {
  const [copied, setCopied] = useState<{ query: string; done: boolean }>();
  async function copy() {
    const address = `${location.origin}${location.pathname}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ query, done: true });
    } catch {
      setCopied({ query, done: false });
    }
  }
  const told = copied?.query === query ? (copied.done ? words.copied : words.notCopied) : '';
  return (
    <div className="tool-actions">
      <ButtonLink href={inquiryRoute({ service: 'electrical', about })}>{words.send}</ButtonLink>
      <Button
        variant="outline"
        className="tool-scripted"
        aria-disabled={still || undefined}
        onClick={copy}
      >
        {words.copy}
      </Button>
      <Button
        variant="ghost"
        className="tool-scripted"
        aria-disabled={still || undefined}
        onClick={() => print()}
      >
        {words.print}
      </Button>
      <p className="tool-told" role="status">
        {told}
      </p>
    </div>
  );
}
