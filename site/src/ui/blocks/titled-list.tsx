import { type Columns, columnClasses } from './column-classes.ts';
import '../diorama/diorama-pins.css';
import './titled-list.css';

/** A few words, the sentence that explains them, and where they are in the page's picture. */
interface TitledItem {
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
  columns,
}: {
  items: readonly TitledItem[];
  /** By how many there are unless told; in rows, each sentence stands beside its few words. */
  columns?: Columns | 'rows';
}) {
  return (
    <ul
      className={
        columns === 'rows'
          ? 'titled-list titled-rows'
          : columnClasses('titled-list', items.length, columns)
      }
    >
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
