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

/** Content of a diorama on a page. */
export interface ShownDiorama {
  pictures: DayAndNight;
  /** Empty area at the top of the pictures, as a fraction of their height; undefined if the area is small. */
  clearTop?: number | undefined;
  alt: string;
  /** Steps of the power path through the plant. */
  path: readonly PowerStep[];
  /** Marked places outside the power path. */
  beside: readonly Pin[];
}

/**
 * Hero of a page with a diorama: the text, the diorama, and below the grade line the power path and the one-line drawing.
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
  /** Photograph that replaces the diorama. */
  photo?: ShownPhoto | undefined;
  /** Accessible name of the list of marked places. */
  label: string;
  /** One-line drawing of the plant. Its bus continues as the page's rail. */
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
            {/* A <style> tag instead of a style attribute, because the content security policy lists style hashes. */}
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
