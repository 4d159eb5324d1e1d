/** The day of an article, the same in every time zone. */
export function ArticleDate({ date }: { date: Date }) {
  return (
    <time dateTime={date.toISOString().slice(0, 10)}>
      {date.toLocaleDateString('en-US', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })}
    </time>
  );
}
