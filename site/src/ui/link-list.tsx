import type { ReactNode } from 'react';
import { columnClasses } from './column-classes.ts';
import { Icon } from './icon.tsx';

export interface Link {
  text: string;
  href: string;
}

/** A link that shows what it leads to. */
export interface PicturedLink extends Link {
  picture?: ReactNode;
}

/** Links to other pages, each a row that is its own target; `hidden` rows wait for a script. */
export function LinkList({ links, hidden }: { links: readonly Link[]; hidden?: boolean }) {
  return (
    <ul className="link-list">
      {links.map((link) => (
        <LinkRow key={link.href} link={link} hidden={hidden} />
      ))}
    </ul>
  );
}

/** Links by what they lead to, none alone in its row. */
export function PicturedLinks({ links }: { links: readonly PicturedLink[] }) {
  return (
    <ul className={columnClasses('link-list pictured-links', links.length)}>
      {links.map((link) => (
        <LinkRow key={link.href} link={link} />
      ))}
    </ul>
  );
}

function LinkRow({
  link: { text, href, picture },
  hidden,
}: {
  link: PicturedLink;
  hidden?: boolean | undefined;
}) {
  return (
    <li hidden={hidden}>
      <a className="link-row" href={href}>
        {picture}
        {text}
        <Icon name="arrow" size={18} className="arrow" />
      </a>
    </li>
  );
}
