/** Publication date of an article, formatted in UTC; `short` abbreviates the month. */
export function ArticleDate({ date, short = false }: { date: Date; short?: boolean }) {
  return (
    <time dateTime={date.toISOString().slice(0, 10)}>
      {date.toLocaleDateString('en-US', {
        day: 'numeric',
        month: short ? 'short' : 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })}
    </time>
  );
}
