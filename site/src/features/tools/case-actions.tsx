import { type ComponentProps, use, useState } from 'react';
import type { z } from 'zod';
import { inquiryRoute } from '#contract/routes.ts';
import type { toolsPageSchema } from '#schemas/tool.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Still } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** What the buttons under a tool's result say. */
export type ToolActions = z.infer<ReturnType<typeof toolsPageSchema>>['actions'];

/** What a visitor can do with a case: share it, print it, send it to the company. */
export function CaseActions({
  words,
  query,
  about,
  wrong,
}: {
  words: ToolActions;
  /** The query that leads to the case. */
  query: string;
  /** The case and its result as a text for the message, at most 1,000 characters. */
  about: string;
  /** Ids of the invalid fields. While any field is invalid, the case cannot be sent or printed. */
  wrong: readonly string[];
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
  const [firstWrong] = wrong;
  const blocked = firstWrong ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {};
  return (
    <div className="tool-actions screen-only">
      {firstWrong ? (
        <p id={reasonId} className="field-error">
          {words.blocked} <a href={`#${firstWrong}`}>{words.correct}</a>
        </p>
      ) : null}
      {/* A link without an address has neither its role nor a place in the tab order. */}
      <ButtonLink
        {...(firstWrong
          ? { role: 'link', tabIndex: 0, ...blocked }
          : { href: inquiryRoute({ service: 'electrical', about }) })}
      >
        {words.send}
      </ButtonLink>
      <ScriptButton variant="outline" onClick={copy}>
        {words.copy}
      </ScriptButton>
      <ScriptButton variant="outline" onClick={firstWrong ? undefined : () => print()} {...blocked}>
        {words.print}
      </ScriptButton>
      <p className="tool-status" role="status">
        {isCopyOfCase ? message : ''}
      </p>
    </div>
  );
}

const reasonId = 'case-actions-blocked';

/** A button for what only script does. */
export function ScriptButton(props: ComponentProps<typeof Button>) {
  return <Button className="scripted-only" aria-disabled={use(Still) || undefined} {...props} />;
}
