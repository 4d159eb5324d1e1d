import { routes } from '#contract/routes.ts';
import { HeroRotors, heroViewBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { HomeContent } from './read-home.ts';
import '#site/drawings/motion.css';
import '#ui/pictures/scene.css';
import '#ui/blocks/card.css';
import './hero.css';

export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  const [primary, secondary] = hero.actions;
  return (
    <section className="sky home-hero scene moving" aria-labelledby="hero-heading">
      <div className="wrap home-hero-words">
        <h1 id="hero-heading" className="type-page-title home-hero-title">
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
      <HeroRotors className="landscape hero-landscape" />
      <Drawing
        sprite="hero"
        name="landscape"
        viewBox={heroViewBox}
        className="landscape hero-landscape"
      />
      <Drawing
        sprite="hero"
        name="pulse"
        viewBox={heroViewBox}
        className="landscape hero-landscape pulse"
      />
    </section>
  );
}
