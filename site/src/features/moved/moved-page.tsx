import { ButtonLink } from '#ui/controls/button.tsx';
import './moved-page.css';

/**
 * Page at a former address, with a link to the page that is now elsewhere. Visitors see it only on hosts that do not
 * read `_redirects`; all others are redirected before a page loads.
 */
export function MovedPage({
  words,
  page,
}: {
  words: { heading: string; text: string };
  /** The page at its current address. */
  page: { name: string; path: string };
}) {
  return (
    <section className="wrap moved-page" aria-labelledby="moved-heading">
      <h1 id="moved-heading" className="type-page-title">
        {words.heading}
      </h1>
      <p className="type-lead text-ink-2">{words.text}</p>
      <div className="action-row">
        <ButtonLink size="lg" href={page.path}>
          {page.name}
        </ButtonLink>
      </div>
    </section>
  );
}
