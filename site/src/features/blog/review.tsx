import type { ArticleWords } from '#schemas/blog-page.ts';
import type { Article } from '#site/read/read-articles.ts';
import { Panel } from '#ui/sections/panel.tsx';
import './note.css';

/** Id of the heading above the list of changes. */
const changesId = 'since-then';

interface ReviewProps {
  review: NonNullable<Article['reviewed']>;
  words: ArticleWords;
}

type Reviewer = NonNullable<ReviewProps['review']['reviewer']>;

/** Month of the last review, linked to the list of changes if there are any, and the reviewer. */
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
      {changes.length > 0 ? <a href={`#${changesId}`}>{month}</a> : month}
      {reviewer ? ` ${words.reviewedBy} ${describeReviewer(reviewer)}` : null}
    </span>
  );
}

function describeReviewer({ name, role, license }: Reviewer): string {
  return [name, role, license].filter(Boolean).join(', ');
}

/** List of changes since the article was published. The article's text itself is not updated. */
export function ChangesSincePublication({ review, words }: ReviewProps) {
  if (review.changes.length === 0) return null;
  return (
    <Panel as="section" small className="note" aria-labelledby={changesId}>
      <h2 id={changesId} className="type-card-title">
        {words.sinceThen}
      </h2>
      <ul role="list">
        {review.changes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  );
}
