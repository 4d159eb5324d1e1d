import { articleRoute } from '#contract/routes.ts';
import { ArticlePlate } from '#site/blocks/article-plate.tsx';
import type { Article } from '#site/read/read-articles.ts';
import { CardTitle } from '#ui/cards/card.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { ArticleDate } from './article-date.tsx';
import type { CardSpan } from './card-spans.ts';
import { TopicLine } from './legend.tsx';
import './article-card.css';

interface ArticleCardProps {
  article: Article;
  /** Index of the article's topic in the legend. */
  topic: number;
  /** Text after the number of minutes, for example "min read". */
  readTimeUnit: string;
}

/** Card in the list of articles: plate, topic, title, description, date and reading time. */
export function ArticleCard({ span, ...props }: ArticleCardProps & { span: CardSpan }) {
  const { article } = props;
  const className = `card drawn-figure article-card article-card-${span}`;
  return (
    <li className={article.plate ? className : `${className} article-card-plain`}>
      {article.plate ? <ArticlePlate plate={article.plate} /> : null}
      <div className="article-card-words">
        <ArticleTopic {...props} />
        <CardTitle href={articleRoute(article.id)} title={article.title} />
        <p className="type-small text-ink-2">{article.description}</p>
      </div>
      <ArticleFoot {...props} />
    </li>
  );
}

/** Large card for the first article, with the text to the left of the plate. */
export function FeaturedArticle({ lead, ...props }: ArticleCardProps & { lead: string }) {
  const { article } = props;
  return (
    <article
      className={
        article.plate
          ? 'card drawn-figure featured always-dark'
          : 'card drawn-figure featured featured-plain always-dark'
      }
    >
      {article.plate ? <ArticlePlate plate={article.plate} /> : null}
      <div className="featured-words">
        <ArticleTopic {...props} />
        <h2 className="type-featured-title">
          <a className="card-link" href={articleRoute(article.id)}>
            {article.title}
          </a>
        </h2>
        <p className="text-ink-2">{article.description}</p>
        <ArticleFoot {...props} className="featured-foot" />
        <p className="featured-lead flex items-center gap-3 screen-only" aria-hidden="true">
          {lead}
          <Icon name="arrow" className="arrow" />
        </p>
      </div>
    </article>
  );
}

function ArticleTopic({ article, topic }: ArticleCardProps) {
  return (
    <p className="flex items-center gap-3 type-mono text-ink-2">
      <TopicLine topic={topic} />
      {article.category}
    </p>
  );
}

function ArticleFoot({
  article,
  readTimeUnit,
  className = '',
}: ArticleCardProps & { className?: string }) {
  return (
    <p className={`article-card-foot flex flex-wrap text-ink-2 ${className}`.trim()}>
      <ArticleDate date={article.publishDate} short />
      <span>
        {article.readTime} {readTimeUnit}
      </span>
      <Icon name="arrow" size={18} className="arrow" />
    </p>
  );
}
