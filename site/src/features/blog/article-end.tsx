import { articleRoute } from '#contract/routes.ts';
import { ClosingSection } from '#site/blocks/closing-section.tsx';
import { IllustratedLinks } from '#site/blocks/illustrated-links.tsx';
import { FieldFormsLine } from '#site/blocks/sheets/field-forms-line.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import type { ArticlePageContent } from './read-blog.ts';
import { ChangesSincePublication } from './review.tsx';
import { Share } from './share.tsx';
import '#ui/sections/columns.css';
import './article-end.css';

/** Sections after an article's text: changes since publication, sources, sharing and further articles. */
export function ArticleEnd({ page, address }: { page: ArticlePageContent; address: string }) {
  const { article, words, related, fieldForms } = page;
  return (
    <>
      {article.reviewed ? (
        <ChangesSincePublication review={article.reviewed} words={words} />
      ) : null}
      {article.references.length > 0 ? (
        <Sources heading={words.sources} references={article.references} />
      ) : null}
      {fieldForms?.line ? (
        <FieldFormsLine line={fieldForms.line} sheets={fieldForms.sheets} />
      ) : null}
      <Share words={words.share} title={article.title} address={address} />
      {page.previous || page.next ? (
        <nav
          className="columns columns-2 article-neighbors"
          aria-label={`${words.previous} / ${words.next}`}
        >
          <NeighborLink rel="prev" label={words.previous} article={page.previous} />
          <NeighborLink rel="next" label={words.next} article={page.next} />
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section className="grid gap-5 screen-only" aria-labelledby="related-heading">
          <h2 id="related-heading" className="type-card-title">
            {words.related}
          </h2>
          <IllustratedLinks links={related} />
        </section>
      ) : null}
    </>
  );
}

function Sources({ heading, references }: { heading: string; references: readonly string[] }) {
  return (
    <section className="sources" aria-labelledby="sources-heading">
      <h2 id="sources-heading" className="type-card-title">
        {heading}
      </h2>
      <ol role="list">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ol>
    </section>
  );
}

function NeighborLink({
  rel,
  label,
  article,
}: {
  rel: 'prev' | 'next';
  label: string;
  article: ArticlePageContent['next'];
}) {
  if (!article) return null;
  return (
    <a
      className={rel === 'next' ? 'neighbor neighbor-next' : 'neighbor'}
      rel={rel}
      href={articleRoute(article.id)}
    >
      <span className="type-mono text-ink-3">{label}</span>
      <span className="type-point">{article.title}</span>
    </a>
  );
}

export function ArticleClosing({ page }: { page: ArticlePageContent }) {
  const { heading, text } = page.closing;
  return (
    <ClosingSection section={{ label: page.words.closing, heading, text }}>
      <div className="action-row">
        <HeroActions buttons={page.actions.map(({ text: label, href }) => ({ label, href }))} />
      </div>
    </ClosingSection>
  );
}
