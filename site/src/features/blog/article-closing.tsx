import { Drawing } from '#illustrations/drawing.tsx';
import { closingViewBox } from '#illustrations/landscapes/closing-landscape.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ArticlePageContent } from './article-head.tsx';

/** What a reader can do next, always at dusk. */
export function ArticleClosing({ page }: { page: ArticlePageContent }) {
  const { heading, text } = page.article.closing;
  return (
    <section className="sky closing-call dusk scene" aria-labelledby="closing-heading">
      <Drawing
        sprite="closing"
        name="landscape"
        viewBox={closingViewBox}
        className="landscape closing-landscape"
      />
      <div className="wrap grid gap-7 closing-words">
        <SectionHeading
          device="16"
          tapped={false}
          titleClass="type-closing-title"
          section={{ label: page.words.closing, heading }}
          id="closing-heading"
        />
        <p className="type-lead text-ink-2 closing-lead">{text}</p>
        <div className="action-row">
          {page.actions.map(({ text: label, href }, index) => (
            <ButtonLink key={href} size="lg" variant={index ? 'outline' : 'default'} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
