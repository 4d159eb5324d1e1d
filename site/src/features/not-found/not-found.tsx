import type { readNotFound } from '#site/content.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button.tsx';

/** An open switch in the bus, and the way home. */
export function NotFound({ notFound }: { notFound: Awaited<ReturnType<typeof readNotFound>> }) {
  return (
    <section className="wrap not-found" aria-labelledby="not-found-heading">
      <svg className="not-found-switch" viewBox="0 0 1280 120" aria-hidden="true">
        <path d="M0 80h520" stroke="var(--hot-line)" strokeWidth="5" />
        <path d="m520 80 196-64" stroke="var(--ink)" strokeWidth="5" />
        <path d="M720 80h560" stroke="var(--ink-3)" strokeWidth="5" strokeDasharray="14 12" />
        <circle cx="520" cy="80" r="11" fill="var(--hot-line)" />
        <circle cx="720" cy="80" r="11" fill="var(--ink)" />
      </svg>
      <h1 id="not-found-heading" className="type-page-title">
        {notFound.heading}
      </h1>
      <p className="type-lead text-ink-2">{notFound.text}</p>
      <p>
        <ButtonLink size="lg" href={routes.home}>
          {notFound.action}
        </ButtonLink>
      </p>
    </section>
  );
}
