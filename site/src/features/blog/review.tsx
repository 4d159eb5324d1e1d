import type { ArticleWords } from '#schemas/blog-page.ts';
import type { Article } from '#site/data/content.ts';
import './note.css';

interface ReviewProps {
  review: NonNullable<Article['reviewed']>;
  words: ArticleWords;
}

/** The month of the last review, linked to the changes if there are any. */
export function ReviewMonth({ review, words }: ReviewProps) {
  const { date, changes, reviewer } = review;
  const month = (
    <>
      {words.reviewed}{' '}
      <time dateTime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </time>
    </>
  );
  return (
    <span>
      {changes.length > 0 ? <a href={`#${sinceThenId}`}>{month}</a> : month}
      {reviewer
        ? ` ${words.reviewedBy} ${[reviewer.name, reviewer.license].filter(Boolean).join(', ')}`
        : null}
    </span>
  );
}

/** What changed after an article was published; its text stays as of its day. */
export function SinceThen({ review, words }: ReviewProps) {
  if (review.changes.length === 0) return null;
  return (
    <section className="note" aria-labelledby={sinceThenId}>
      <h2 id={sinceThenId} className="type-card-title">
        {words.sinceThen}
      </h2>
      <ul>
        {review.changes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const sinceThenId = 'since-then';
