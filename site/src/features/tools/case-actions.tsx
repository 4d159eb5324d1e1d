import { type ComponentProps, use, useState } from 'react';
import type { z } from 'zod';
import { inquiryRoute } from '#contract/routes.ts';
import type { toolsPageSchema } from '#schemas/tool.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Still } from './use-tool-case.ts';
import './tool-case.css';

/** What the buttons under a tool's result say. */
export type ToolActions = z.infer<ReturnType<typeof toolsPageSchema>>['actions'];

/** What a visitor can do with a case: share it, print it, send it to the company. */
export function CaseActions({
  words,
  query,
  about,
}: {
  words: ToolActions;
  /** The query that leads to the case. */
  query: string;
  /** The case and its result as a text for the message, at most 1,000 characters. */
  about: string;
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
  // The message disappears once the case changes.
  const isCopyOfCase = copied?.query === query;
  const message = copied?.done ? words.copied : words.notCopied;
  return (
    <div className="tool-actions screen-only">
      <ButtonLink href={inquiryRoute({ service: 'electrical', about })}>{words.send}</ButtonLink>
      <ScriptButton variant="outline" onClick={copy}>
        {words.copy}
      </ScriptButton>
      <ScriptButton variant="outline" onClick={() => print()}>
        {words.print}
      </ScriptButton>
      <p className="tool-status" role="status">
        {isCopyOfCase ? message : ''}
      </p>
    </div>
  );
}

/** A button for what only script does. */
export function ScriptButton(props: ComponentProps<typeof Button>) {
  return <Button className="scripted-only" aria-disabled={use(Still) || undefined} {...props} />;
}
