import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { PageHero } from '#site/layout/page-hero.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';
import { Legend } from './legend.tsx';
import { plateSpans } from './plate-spans.ts';
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
  const spans = plateSpans(others.length);
  return (
    <>
      <PageHero
        land="house"
        breadcrumb={breadcrumbs.blog}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={page.buttons} />}
      />
      <section
        id="articles"
        className="wrap rhythm rail index-cards plate-book"
        aria-labelledby="articles-heading"
      >
        <h2 id="articles-heading" className="visually-hidden">
          {all.heading}
        </h2>
        {featured ? <FeaturedArticle {...featured} lead={featuredLead} /> : null}
        <Legend heading={topics.heading} topics={topics.tiles} articles={articles} />
        <ul className="plate-cards">
          {others.map((card, index) => (
            <ArticleCard key={card.article.id} {...card} span={spans[index] ?? 'full'} />
          ))}
        </ul>
      </section>
    </>
  );
}
