import type { Article } from '#site/content.ts';
import { articleRoute } from '#site/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { ArticleDate } from './article-date.tsx';

/** An article in a list, boxed like a sheet: what it answers, then its title block. */
export function ArticleCard({
  article,
  readTime,
}: {
  article: Article;
  /** Stands after the minutes. */
  readTime: string;
}) {
  return (
    <article className="card card-sheet article-card">
      <div className="article-card-words">
        <p className="type-mono text-ink-3">{article.category}</p>
        <h3 className="type-card-title">
          <a className="card-link" href={articleRoute(article.id)}>
            {article.title}
          </a>
        </h3>
        <p className="type-small text-ink-2">{article.description}</p>
      </div>
      <p className="article-card-cells">
        <span>
          <ArticleDate date={article.publishDate} />
        </span>
        <span>
          {article.readTime} {readTime}
        </span>
        <Icon name="arrow" size={18} className="arrow" />
      </p>
    </article>
  );
}
