import { Icon } from './icon.tsx';

export interface Link {
  text: string;
  href: string;
}

/** Links to other pages, each a row that is its own target. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className="link-list">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a className="link-row" href={href}>
            {text}
            <Icon name="arrow" size={18} className="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
