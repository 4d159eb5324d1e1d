import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import './article-call.css';

/** Call to action in the middle of an article: a question and a link to the answer. */
export function ArticleCall({
  action,
  children,
}: {
  action: { text: string; href: string } | undefined;
  children: ReactNode;
}) {
  // `action` is undefined if the linked page is a draft.
  if (!action) return null;
  return (
    <aside className="article-call screen-only" aria-label={action.text}>
      {children}
      <ButtonLink variant="outline" href={action.href}>
        {action.text}
      </ButtonLink>
    </aside>
  );
}
