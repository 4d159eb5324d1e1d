import { PhoneFold } from '../controls/phone-fold.tsx';
import { PinMark } from '../controls/pin-mark.tsx';
import { type Columns, columnClasses } from './column-classes.ts';
import './text-with-links.css';
import './titled-list.css';

interface TitledItem {
  title: string;
  text: string;
  id?: string;
  /** Marks of the item's places in the page's picture. Example: 1, A */
  marks?: readonly string[];
  /** Optional link, shown after the sentence. */
  link?: { text: string; href: string } | undefined;
}

/** List of titles with one sentence each, and optionally with marks of places in the page's picture. */
export function TitledList({
  items,
  columns,
  short = false,
}: {
  items: readonly TitledItem[];
  /** Number of columns. The default depends on the number of items. `rows` puts each sentence beside its title. */
  columns?: Columns | 'rows' | undefined;
  /** Whether phones show only the titles and collapse the sentences. */
  short?: boolean;
}) {
  const name = short ? 'titled-list titled-short' : 'titled-list';
  const className =
    columns === 'rows' ? `columns ${name} titled-rows` : columnClasses(name, items.length, columns);
  return (
    <ul role="list" className={className}>
      {items.map(({ title, text, id, marks = [], link }) => (
        <li key={title} id={id} className={marks.length > 0 ? 'titled-marked' : undefined}>
          <h3 className="type-card-title">{title}</h3>
          {marks.length > 0 ? <Marks marks={marks} /> : null}
          {short ? (
            // Only screen readers need the text of the summary, because the row already shows the title.
            <PhoneFold summary={<span className="visually-hidden">{`More on ${title}`}</span>}>
              <Sentence text={text} link={link} />
            </PhoneFold>
          ) : (
            <Sentence text={text} link={link} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Marks({ marks }: { marks: readonly string[] }) {
  return (
    <p className="titled-marks flex gap-2">
      <span className="visually-hidden">In the picture: </span>
      {marks.map((mark) => (
        <PinMark key={mark} mark={mark} />
      ))}
    </p>
  );
}

function Sentence({ text, link }: Pick<TitledItem, 'text' | 'link'>) {
  return (
    <p className="type-small text-ink-2 titled-text">
      {text}
      {link ? (
        <>
          {' '}
          <a className="link-inline" href={link.href}>
            {link.text}
          </a>
        </>
      ) : null}
    </p>
  );
}
