import { routes } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';

/** The header's links as the entries of a list; the one to the page at `path` says so. */
export function PageLinks({ links, path }: { links: Navigation['header']; path: string }) {
  return links.map(({ label, page }) => (
    <li key={page}>
      <a href={routes[page]} aria-current={routes[page] === path ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
}
