import type { Company } from '#contract/company.ts';
import { formatPosition } from '#site/frame/title-block.tsx';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { HomeContent } from './home.tsx';

/** The first screen: what the company does, above the land it does it in. */
export function Hero({ hero, bases }: { hero: HomeContent['hero']; bases: Company['bases'] }) {
  const [primary, secondary] = hero.actions;
  return (
    <section className="home-hero" aria-labelledby="hero-heading">
      <div className="home-sky scene">
        <div className="wrap home-hero-words">
          <h1 id="hero-heading" className="type-home-title home-hero-title">
            {hero.heading}
          </h1>
          <p className="type-lead home-hero-lead">{hero.lead}</p>
          <div className="action-row">
            {primary ? (
              <ButtonLink size="lg" href={routes[primary.page]}>
                {primary.label}
                <Icon name="arrow" className="arrow" />
              </ButtonLink>
            ) : null}
            {secondary ? (
              <ButtonLink size="lg" variant="outline" href={routes[secondary.page]}>
                {secondary.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
      <p className="wrap home-positions type-mono">
        {bases.map((base) => (
          <span
            key={base.city}
          >{`${base.city}, ${base.stateCode}  ${formatPosition(base.position)}`}</span>
        ))}
      </p>
    </section>
  );
}
