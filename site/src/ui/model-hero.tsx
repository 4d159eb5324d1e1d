import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbPage } from './breadcrumb.tsx';
import { type Callout, ModelCallouts } from './model-callouts.tsx';
import { PhotoFigure, type ShownPhoto } from './photo-figure.tsx';
import type { PicturePlace } from './picture.tsx';
import { type DayAndNight, ThemedPicture } from './themed-picture.tsx';

/** A model as a page shows it. */
export interface ShownModel {
  pictures: DayAndNight;
  alt: string;
  callouts: readonly Callout[];
}

/**
 * The first screen of a page with a model: words, the model on the page's own ground, and below
 * grade the one-line that it feeds.
 */
export function ModelHero({
  breadcrumb,
  heading,
  lead,
  actions,
  picture,
  oneLine,
  block,
}: {
  breadcrumb: readonly BreadcrumbPage[];
  heading: string;
  lead: string;
  actions?: ReactNode;
  /** The model, or what stands in its place. */
  picture: ReactNode;
  oneLine: ReactNode;
  /** The title block under the grade line. */
  block: ReactNode;
}) {
  return (
    <div className="model-hero">
      <section className="page-hero page-hero-tall model-hero-top">
        <div className="wrap page-hero-words model-hero-words">
          <Breadcrumb pages={breadcrumb} />
          <h1 className="type-page-title">{heading}</h1>
          <p className="type-lead text-ink-2">{lead}</p>
          {actions ? <div className="action-row">{actions}</div> : null}
        </div>
        {picture}
      </section>
      <div className="below-model">
        {oneLine}
        <div className="wrap">{block}</div>
      </div>
    </div>
  );
}

/** A model with its numbered places, or the photograph in its place. */
export function HeroPicture({
  model,
  photo,
  label,
}: {
  model?: ShownModel | undefined;
  photo?: ShownPhoto | undefined;
  /** What the numbered places are called together. */
  label: string;
}) {
  if (photo) {
    return <PhotoFigure photo={photo} sizes={heroPlace.sizes} className="model photo-instead" />;
  }
  if (!model) return null;
  return (
    <div className="model">
      <ThemedPicture pictures={model.pictures} alt={model.alt} place={heroPlace} />
      <ModelCallouts callouts={model.callouts} label={label} />
    </div>
  );
}

const heroPlace = {
  sizes: '(width >= 64rem) min(53vw, 56rem), 100vw',
  width: 1600,
  height: 1200,
  narrow: 800,
} satisfies PicturePlace;
