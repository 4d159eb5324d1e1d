import { type ComponentProps, use, useState } from 'react';
import type { z } from 'zod';
import { inquiryRoute } from '#contract/routes.ts';
import type { toolsPageSchema } from '#schemas/tool.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BeforeHydration } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** Labels and messages of the buttons below a tool's result. */
export type ToolActions = z.infer<ReturnType<typeof toolsPageSchema>>['actions'];

/** Buttons that send a case to the company, copy its address, and print the page. */
export function CaseActions({
  words,
  query,
  about,
  invalidFields,
}: {
  words: ToolActions;
  /** Query string that opens the case. */
  query: string;
  /** Description of the case and its result for the message to the company, at most 1,000 characters. */
  about: string;
  /** Ids of the invalid fields. While any field is invalid, the case cannot be sent or printed. */
  invalidFields: readonly string[];
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
  const [firstInvalid] = invalidFields;
  const blocked = firstInvalid ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {};
  return (
    <div className="tool-actions screen-only">
      {firstInvalid ? (
        <p id={reasonId} className="field-error">
          {words.blocked} <a href={`#${firstInvalid}`}>{words.correct}</a>
        </p>
      ) : null}
      {/* A link without `href` has no link role and no tab stop, so set both explicitly. */}
      <ButtonLink
        {...(firstInvalid
          ? { role: 'link', tabIndex: 0, ...blocked }
          : { href: inquiryRoute({ service: 'electrical', about }) })}
      >
        {words.send}
      </ButtonLink>
      <ScriptButton variant="outline" onClick={copy}>
        {words.copy}
      </ScriptButton>
      <ScriptButton
        variant="outline"
        onClick={firstInvalid ? undefined : () => print()}
        {...blocked}
      >
        {words.print}
      </ScriptButton>
      <p className="tool-status" role="status">
        {isCopyOfCase ? message : ''}
      </p>
    </div>
  );
}

const reasonId = 'case-actions-blocked';

/** Button for an action that needs scripts. Disabled until the page is hydrated. */
export function ScriptButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      className="scripted-only"
      aria-disabled={use(BeforeHydration) || undefined}
      {...props}
    />
  );
}
