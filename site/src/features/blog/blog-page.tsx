import { PageHero } from '#site/blocks/page-hero.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';
import { cardSpans } from './card-spans.ts';
import { Legend } from './legend.tsx';
import type { BlogPageContent } from './read-blog.ts';
import './blog.css';

/** Page that lists all articles: the featured article, the legend of topics, then all other articles. */
export function BlogPage({ page }: { page: BlogPageContent }) {
  const { heading, lead, featured: featuredLead, topics, all, article: words, articles } = page;
  const [featured, ...others] = articles.map((article) => ({
    article,
    topic: topics.tiles.findIndex(({ categories }) => categories.includes(article.category)),
    readTimeUnit: words.readTime,
  }));
  const spans = cardSpans(others.length);
  return (
    <>
      <PageHero
        land={page.landscape}
        breadcrumb={breadcrumbs.blog}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={page.buttons} />}
      />
      <section
        id="articles"
        className="wrap rhythm rail index-cards article-list"
        aria-labelledby="articles-heading"
      >
        <h2 id="articles-heading" className="visually-hidden">
          {all.heading}
        </h2>
        {featured ? <FeaturedArticle {...featured} lead={featuredLead} /> : null}
        <Legend heading={topics.heading} topics={topics.tiles} articles={articles} />
        <ul role="list" className="article-cards">
          {others.map((card, index) => (
            <ArticleCard key={card.article.id} {...card} span={spans[index] ?? 'full'} />
          ))}
        </ul>
      </section>
    </>
  );
}
