import { ClosingSection } from '#site/layout/closing-section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { ArticlePageContent } from './article-head.tsx';

/** What a reader can do next. */
export function ArticleClosing({ page }: { page: ArticlePageContent }) {
  const { heading, text } = page.article.closing;
  return (
    <ClosingSection device="16" section={{ label: page.words.closing, heading, text }}>
      <div className="action-row">
        {page.actions.map(({ text: label, href }, index) => (
          <ButtonLink key={href} size="lg" variant={index ? 'outline' : 'default'} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </ClosingSection>
  );
}
