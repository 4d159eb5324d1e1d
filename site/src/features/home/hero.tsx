import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { homeLandscapes } from '#drawings/landscapes/home-landscapes.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/pictures/scene.css';
import './hero.css';

export function Hero({ hero, phone }: { hero: HomeContent['hero']; phone: Company['phone'] }) {
  const buttons = hero.actions.map(({ label, page }) => ({ label, href: routes[page] }));
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
        <p className="home-hero-phone screen-only">
          {'24/7 line '}
          <a href={`tel:${phone.number}`}>{phone.display}</a>
        </p>
      </div>
      <SvgFile svg={homeLandscapes[hero.landscape]} className="landscape hero-landscape" />
    </section>
  );
}
