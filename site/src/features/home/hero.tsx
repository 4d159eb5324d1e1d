import { routes } from '#contract/routes.ts';
import { HeroRotors, heroViewBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import type { HomeContent } from './read-home.ts';
import '#site/drawings/motion.css';
import './hero.css';

export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  const buttons = hero.actions.map(({ label, page }) => ({ label, href: routes[page] }));
  return (
    <section className="sky home-hero scene moving" aria-labelledby="hero-heading">
      <div className="wrap home-hero-words">
        <h1 id="hero-heading" className="type-page-title home-hero-title">
          {hero.heading}
        </h1>
        <p className="type-lead home-hero-lead">{hero.lead}</p>
        <div className="action-row">
          <HeroActions buttons={buttons} />
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
