import { type ComponentProps, type ReactNode, use, useState } from 'react';
import type { z } from 'zod';
import { inquiryRoute } from '#contract/routes.ts';
import type { toolsPageSchema } from '#schemas/tool.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BeforeHydration } from './use-tool-case.ts';
import '#ui/controls/field.css';
import './tool-case.css';

/** Labels and messages of the buttons below a tool's result. */
export type ToolActions = z.infer<ReturnType<typeof toolsPageSchema>>['actions'];

const reasonId = 'case-actions-blocked';

/** Attributes of an action that is blocked while a field is invalid. */
const blockedAttributes = { 'aria-disabled': true, 'aria-describedby': reasonId };

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
  /** Query string that was copied last, and whether the browser allowed copying. */
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
  const isBlocked = firstInvalid !== undefined;
  return (
    <div className="tool-actions screen-only">
      {firstInvalid ? (
        <p id={reasonId} className="field-error">
          {words.blocked} <a href={`#${firstInvalid}`}>{words.correct}</a>
        </p>
      ) : null}
      <SendLink about={about} isBlocked={isBlocked}>
        {words.send}
      </SendLink>
      <ScriptButton variant="outline" onClick={copy}>
        {words.copy}
      </ScriptButton>
      <ScriptButton
        variant="outline"
        onClick={isBlocked ? undefined : () => print()}
        {...(isBlocked ? blockedAttributes : {})}
      >
        {words.print}
      </ScriptButton>
      <p className="tool-status" role="status">
        {isCopyOfCase ? message : ''}
      </p>
    </div>
  );
}

/** Link that opens the contact form with the description of the case. */
function SendLink({
  about,
  isBlocked,
  children,
}: {
  about: string;
  isBlocked: boolean;
  children: ReactNode;
}) {
  // A link without `href` has no link role and no tab stop, so set both explicitly.
  const attributes = isBlocked
    ? { role: 'link', tabIndex: 0, ...blockedAttributes }
    : { href: inquiryRoute({ service: 'electrical', about }) };
  return <ButtonLink {...attributes}>{children}</ButtonLink>;
}

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
