import type { BlogPageContent } from './read-blog.ts';
import '#ui/sections/columns.css';
import './blog.css';

/** Line styles of the topics, in the order of the legend. The default is one solid line. */
const lineStyles: readonly { path?: string; dashes?: string }[] = [
  {},
  { dashes: '9 4.5' },
  { dashes: '1.7 4' },
  { dashes: '14 4 2 4' },
  { path: 'M0 2h36M0 6h36' },
  { dashes: '12 3.5 2 3.5 2 3.5' },
];

/** Legend of topics with articles: the line style on the topic's cards, and the number of articles. */
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
      <ul role="list" className="columns topics">
        {topics.map(({ title, text, categories }, topic) => {
          const count = countArticles(articles, categories);
          if (count === 0) return null;
          return (
            <li key={title}>
              <TopicLine topic={topic} />
              <h3 className="topic-name">
                {title} <span className="type-mono text-ink-3">{count}</span>
              </h3>
              <p className="type-small text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function countArticles(
  articles: BlogPageContent['articles'],
  categories: readonly string[],
): number {
  return articles.filter(({ category }) => categories.includes(category)).length;
}

/** Sample of a topic's line style. `topic` is the index of the topic in the legend. */
export function TopicLine({ topic }: { topic: number }) {
  const { path = 'M0 4h36', dashes } = lineStyles[topic] ?? {};
  return (
    <svg className="topic-line" viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
      <path d={path} strokeDasharray={dashes} />
    </svg>
  );
}
