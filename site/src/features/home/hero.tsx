import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { homeLandscapes } from '#drawings/landscapes/home-landscapes.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/pictures/scene.css';
import './hero.css';

export function Hero({ hero, phone }: { hero: HomeContent['hero']; phone: Company['phone'] }) {
  const [main, ...others] = hero.actions.map(({ label, page }) => ({ label, href: routes[page] }));
  const buttons = [
    ...(main ? [main] : []),
    ...(hero.openings ? [{ label: hero.openings, href: `${routes.careers}#openings` }] : []),
    ...others,
    { label: phone.display, href: `tel:${phone.number}` },
  ];
  return (
    <section className="sky home-hero scene" aria-labelledby="hero-heading">
      <div className="wrap home-hero-words">
        <h1 id="hero-heading" className="type-page-title home-hero-title">
          {hero.heading}
        </h1>
        <p className="type-lead home-hero-lead">{hero.lead}</p>
        <div className="action-row">
          <HeroActions buttons={buttons} />
        </div>
        {hero.links.length > 0 ? (
          <ul role="list" className="home-hero-links screen-only">
            {hero.links.map(({ label, page }) => (
              <li key={page}>
                <ButtonLink variant="link" href={routes[page]}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <SvgFile svg={homeLandscapes[hero.landscape]} className="landscape hero-landscape" />
    </section>
  );
}
