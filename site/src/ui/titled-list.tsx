/** A few words, the sentence that explains them, and where they are in the page's picture. */
export interface TitledItem {
  title: string;
  text: string;
  /** Its anchor on the page. */
  id?: string;
  /** The marks of its places in the picture. */
  marks?: readonly string[];
}

/** Items of a few words with a sentence each. */
export function TitledList({
  items,
  columns = 3,
}: {
  items: readonly TitledItem[];
  /**
   * How many stand side by side where there is room: of five, three and a wide two; in rows, each
   * sentence beside its few words.
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 'rows';
}) {
  return (
    <ul className={classes[columns]}>
      {items.map(({ title, text, id, marks = [] }) => (
        <li key={title} id={id}>
          <h3 className="type-card-title">{title}</h3>
          {marks.length > 0 ? (
            <p className="item-marks">
              <span className="visually-hidden">In the picture: </span>
              {marks.map((mark) => (
                <span key={mark} className="pin-mark">
                  {mark}
                </span>
              ))}
            </p>
          ) : null}
          <p className="type-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const classes = {
  rows: 'titled-list titled-rows',
  1: 'titled-list titled-list-one',
  2: 'titled-list titled-list-two',
  3: 'titled-list',
  4: 'titled-list titled-list-four',
  5: 'titled-list titled-list-five',
} as const;
