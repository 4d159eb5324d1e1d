import { routes } from '#contract/routes.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import { ArticleDate } from './article-date.tsx';
import type { ArticlePageContent } from './read-blog.ts';
import { ReviewMonth } from './review.tsx';
import './article-head.css';

/** Text in the head of an article: breadcrumb, badges, title, date and reading time. */
export function ArticleHead({ page }: { page: ArticlePageContent }) {
  const { article, words, illustrative } = page;
  return (
    <div className="article-head-words grid content-start justify-items-start">
      <Breadcrumb pages={breadcrumbs.article} />
      <TextLink className="article-back screen-only" href={routes.blog}>
        <Icon name="arrow" size={18} className="rotate-180" />
        {words.back}
      </TextLink>
      <p className="flex flex-wrap gap-2">
        <Badge>{article.category}</Badge>
        {article.tellsCase && illustrative ? <Badge>{illustrative}</Badge> : null}
      </p>
      <h1 className="type-article-title">{article.title}</h1>
      <p className="article-facts flex flex-wrap items-center text-ink-2">
        <ArticleDate date={article.publishDate} />
        <span>
          {article.readTime} {words.readTime}
        </span>
        {article.reviewed ? <ReviewMonth review={article.reviewed} words={words} /> : null}
      </p>
    </div>
  );
}
