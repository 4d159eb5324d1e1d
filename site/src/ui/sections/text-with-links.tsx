import type { ReactNode } from 'react';
import './text-with-links.css';

interface InlineLink {
  /** Words of the text that become the link. Example: (432) 555-0142 */
  label: string;
  href: string;
}

/** Text in which the labels of `links` are links. The links are in the order of their labels in the text. */
export function TextWithLinks({ text, links }: { text: string; links: readonly InlineLink[] }) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const { label, href } of links) {
    const at = rest.indexOf(label);
    if (at === -1) continue;
    parts.push(
      rest.slice(0, at),
      <a key={href} className="link-inline" href={href}>
        {label}
      </a>,
    );
    rest = rest.slice(at + label.length);
  }
  return [...parts, rest];
}

/** Link that calls a phone number, which the text shows as the company writes it. */
export const phoneLink = ({ number, display }: { number: string; display: string }) => ({
  label: display,
  href: `tel:${number}`,
});

/** Link that writes to an email address. */
export const emailLink = (email: string) => ({ label: email, href: `mailto:${email}` });
