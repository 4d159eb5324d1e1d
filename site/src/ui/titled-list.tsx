/** Items of a few words with a sentence each. */
export function TitledList({
  items,
  columns = 3,
}: {
  items: readonly { title: string; text: string }[];
  /** How many stand side by side where there is room. */
  columns?: 2 | 3 | 4;
}) {
  return (
    <ul className={classes[columns]}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="type-card-title">{title}</h3>
          <p className="type-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const classes = {
  2: 'titled-list titled-list-two',
  3: 'titled-list',
  4: 'titled-list titled-list-four',
} as const;
