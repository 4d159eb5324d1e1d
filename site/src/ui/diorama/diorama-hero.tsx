import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbPage } from '../blocks/breadcrumb.tsx';
import { DrawingBlock } from '../pictures/drawing-block.tsx';
import { PhotoFigure, type ShownPhoto } from '../pictures/photo-figure.tsx';
import type { PicturePlace } from '../pictures/picture.tsx';
import { type DayAndNight, ThemedPicture } from '../pictures/themed-picture.tsx';
import { DioramaPins, type Pin } from './diorama-pins.tsx';
import { DioramaPower, type PowerStep } from './diorama-power.tsx';
import '../blocks/page-hero.css';
import './diorama-hero.css';

/** A diorama as a page shows it. */
export interface ShownDiorama {
  pictures: DayAndNight;
  /** Empty area at the top of the pictures, as a fraction of their height; undefined if the area is small. */
  clearTop?: number | undefined;
  alt: string;
  /** The way of the power through it. */
  path: readonly PowerStep[];
  /** What power does not pass. */
  beside: readonly Pin[];
}

/**
 * The first screen of a page with a diorama: words, the diorama on the page's own ground, and below
 * grade the way of its power and its one-line.
 */
export function DioramaHero({
  breadcrumb,
  heading,
  lead,
  actions,
  diorama,
  photo,
  label,
  oneLine,
  titleBlock,
}: {
  breadcrumb: readonly BreadcrumbPage[];
  heading: string;
  lead: string;
  actions?: ReactNode;
  diorama?: ShownDiorama | undefined;
  /** In the diorama's place. */
  photo?: ShownPhoto | undefined;
  /** What the marked places are called together. */
  label: string;
  /** The one-line of its plant, whose bus becomes the page's rail. */
  oneLine: ReactNode;
  titleBlock: Parameters<typeof DrawingBlock>[0]['cells'];
}) {
  const shown = photo ? undefined : diorama;
  return (
    <div className="diorama-hero">
      <section className="page-hero page-hero-tall diorama-hero-top">
        <div className="wrap page-hero-words diorama-hero-words">
          <Breadcrumb pages={breadcrumb} />
          <h1 className="type-page-title">{heading}</h1>
          <p className="type-lead text-ink-2">{lead}</p>
          {actions ? <div className="action-row">{actions}</div> : null}
        </div>
        {photo ? (
          <PhotoFigure photo={photo} sizes={heroPlace.sizes} className="diorama photo-instead" />
        ) : null}
        {shown ? (
          <div className="diorama">
            <ThemedPicture pictures={shown.pictures} alt={shown.alt} place={heroPlace} switchable />
            {/* Not in an attribute: the security policy allows only styles whose hash it lists. */}
            {shown.clearTop ? <style>{`.diorama{--clear-top:${shown.clearTop}}`}</style> : null}
            <DioramaPins pins={[...shown.path, ...shown.beside]} label={label} />
          </div>
        ) : null}
      </section>
      {shown ? <DioramaPower steps={shown.path} /> : null}
      <div className="wrap below-diorama">
        {oneLine}
        <DrawingBlock cells={titleBlock} />
      </div>
    </div>
  );
}

const heroPlace = {
  sizes: '(width >= 64rem) min(53vw, 56rem), 100vw',
  width: 1600,
  height: 1200,
  narrow: 800,
} satisfies PicturePlace;
