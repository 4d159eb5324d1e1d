import type { readBlogPage } from './read-blog.ts';
import { TopicLine } from './topic-line.tsx';
import './legend.css';

type BlogPageContent = Awaited<ReturnType<typeof readBlogPage>>;

/** What the lines on the cards stand for, and how many articles each has. The entries lead nowhere. */
export function Legend({
  heading,
  topics,
  articles,
}: {
  heading: string;
  topics: BlogPageContent['topics']['tiles'];
  articles: BlogPageContent['articles'];
}) {
  return (
    <section className="legend" aria-labelledby="topics-heading">
      <h2 id="topics-heading" className="type-mono text-ink-3">
        {heading}
      </h2>
      <ul className="topics">
        {topics.map(({ title, text, categories }, place) => (
          <li key={title}>
            <TopicLine place={place} />
            <h3 className="topic-name">
              {title} <span className="type-mono text-ink-3">{countOf(categories)}</span>
            </h3>
            <p className="type-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );

  function countOf(categories: readonly string[]) {
    return articles.filter(({ category }) => categories.includes(category)).length;
  }
}
