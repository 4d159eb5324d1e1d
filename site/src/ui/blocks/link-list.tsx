import { Icon } from '../controls/icon.tsx';
import { columnClasses } from './column-classes.ts';
import './link-list.css';

export interface Link {
  text: string;
  href: string;
  /** What the page says of where it leads. */
  summary?: string;
}

/** Links to other pages, each a row that is its own target; `hidden` rows wait for a script. */
export function LinkList({ links, hidden }: { links: readonly Link[]; hidden?: boolean }) {
  return (
    <ul className={columnClasses('link-list', links.length, 3)}>
      {links.map(({ text, href, summary }) => (
        <li key={href} hidden={hidden}>
          <a className="link-row flex items-center gap-4" href={href}>
            {summary ? (
              <span className="grid gap-1">
                {text}
                <span className="type-small text-ink-2 link-summary">{summary}</span>
              </span>
            ) : (
              text
            )}
            <Icon name="arrow" size={18} className="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
