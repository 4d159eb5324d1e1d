import { routes } from '#contract/routes.ts';
import type { Entry } from '#site/data/content.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { OpenSwitch } from '#ui/controls/open-switch.tsx';

/** An open switch in the bus, and the way home. */
export function NotFound({ notFound }: { notFound: Omit<Entry<'notFound'>, 'id'> }) {
  return (
    <section className="wrap dead-end" aria-labelledby="not-found-heading">
      <OpenSwitch />
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
