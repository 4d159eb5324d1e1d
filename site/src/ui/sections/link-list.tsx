import { Icon } from '../controls/icon.tsx';
import { columnClasses } from './column-classes.ts';
import './link-list.css';

export interface Link {
  text: string;
  href: string;
  /** One sentence about the linked page. */
  summary?: string;
}

const wideColumns = 3;

export function LinkList({
  links,
  hidden,
}: {
  links: readonly Link[];
  /** Whether the links are hidden until a script shows them. Used on the offline page (pages/offline.astro). */
  hidden?: boolean;
}) {
  return (
    <ul role="list" className={columnClasses('link-list', links.length, wideColumns)}>
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
