import { Foreland } from '#illustrations/forelands/foreland.tsx';
import { breadcrumbs } from '#site/breadcrumbs.ts';
import type { readBlogPage } from '#site/content-pages.ts';
import { articleRoute } from '#site/routes.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { Section } from '#ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleDate } from './article-date.tsx';
import { FigureDrawing } from './figure-panel.tsx';

/** All articles: the first one at length, what they are about, then every one of them. */
export function BlogPage({ page }: { page: Awaited<ReturnType<typeof readBlogPage>> }) {
  const { heading, lead, featured: featuredLabel, topics, all, article: words, articles } = page;
  const [featured] = articles;
  return (
    <>
      <PageHero
        land={<Foreland name="house" />}
        breadcrumb={breadcrumbs.blog}
        heading={heading}
        lead={lead}
      />
      {featured ? (
        <div className="wrap rhythm rail index-cards">
          <article className="featured dusk card">
            <div className="featured-words">
              <p className="type-mono text-ink-3">{featuredLabel}</p>
              <h2 className="type-featured-title">
                <a className="card-link" href={articleRoute(featured.id)}>
                  {featured.title}
                </a>
              </h2>
              <p className="text-ink-2">{featured.description}</p>
              <p className="article-facts">
                <Badge>{featured.category}</Badge>
                <ArticleDate date={featured.publishDate} />
                <span>
                  {featured.readTime} {words.readTime}
                </span>
                <Icon name="arrow" className="arrow" />
              </p>
            </div>
            <div className="featured-plate">
              <FigureDrawing
                article={featured.id}
                name="plate"
                figure={featured.plate}
                decorative
              />
            </div>
          </article>
        </div>
      ) : null}
      <Section id="topics" device="43" label="Topics" heading={topics.heading}>
        <ul className="topics">
          {topics.tiles.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-card-title">{title}</h3>
              <p className="type-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="articles" device="30" label="Articles" heading={all.heading}>
        <ul className="card-grid">
          {articles.map((article) => (
            <li key={article.id} className="grid">
              <ArticleCard article={article} readTime={words.readTime} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
