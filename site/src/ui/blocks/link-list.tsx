import { Icon } from '../controls/icon.tsx';
import './card.css';
import './link-list.css';

export interface Link {
  text: string;
  href: string;
}

/** Links to other pages, each a row that is its own target; `hidden` rows wait for a script. */
export function LinkList({ links, hidden }: { links: readonly Link[]; hidden?: boolean }) {
  return (
    <ul className="link-list">
      {links.map(({ text, href }) => (
        <li key={href} hidden={hidden}>
          <a className="link-row" href={href}>
            {text}
            <Icon name="arrow" size={18} className="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
