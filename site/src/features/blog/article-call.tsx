import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import './article-call.css';

/** A question to the reader in the middle of an article, with the way to the answer. */
export function ArticleCall({
  action,
  children,
}: {
  action: { text: string; href: string } | undefined;
  children: ReactNode;
}) {
  // The page that it leads to can be a draft.
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
