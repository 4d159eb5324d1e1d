import type { ReactNode } from 'react';
import { DrawingBlock, type TitleBlockCells } from '../pictures/drawing-block.tsx';
import { PhotoFigure, type ShownPhoto } from '../pictures/photo-figure.tsx';
import type { PicturePlace } from '../pictures/picture.tsx';
import { type DayAndNight, ThemedPicture } from '../pictures/themed-picture.tsx';
import { Breadcrumb, type BreadcrumbPage } from '../sections/breadcrumb.tsx';
import { DioramaPins, type Pin } from './diorama-pins.tsx';
import { DioramaPower, type PowerStep } from './diorama-power.tsx';
import '../sections/page-hero.css';
import './diorama-hero.css';

/** Picture of the hero: a diorama, or a photograph that replaces it. */
export type HeroPicture =
  | { kind: 'photo'; photo: ShownPhoto }
  | { kind: 'diorama'; diorama: ShownDiorama };

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

/** Size of the picture on the page. */
const heroPlace = {
  sizes: '(width >= 64rem) min(53vw, 56rem), 100vw',
  width: 1600,
  height: 1200,
  narrow: 800,
} satisfies PicturePlace;

/**
 * Hero of a page with a diorama: the text, the diorama, and below the grade line the power path and the one-line drawing.
 */
export function DioramaHero({
  breadcrumb,
  heading,
  lead,
  actions,
  picture,
  placesLabel,
  oneLine,
  titleBlock,
}: {
  breadcrumb: readonly BreadcrumbPage[];
  heading: string;
  lead: string;
  actions?: ReactNode;
  /** Undefined if the page has neither a diorama nor a photograph. */
  picture: HeroPicture | undefined;
  /** Accessible name of the list of places that are marked in the diorama. */
  placesLabel: string;
  /** One-line drawing of the plant. Its bus continues as the rail (the conductor in the page's margin). */
  oneLine: ReactNode;
  titleBlock: TitleBlockCells;
}) {
  return (
    <div className="diorama-hero">
      <section className="page-hero page-hero-tall diorama-hero-top">
        <div className="wrap page-hero-words diorama-hero-words">
          <Breadcrumb pages={breadcrumb} />
          <h1 className="type-page-title">{heading}</h1>
          <p className="type-lead text-ink-2">{lead}</p>
          {actions ? <div className="action-row">{actions}</div> : null}
        </div>
        {picture?.kind === 'photo' ? (
          <PhotoFigure
            photo={picture.photo}
            sizes={heroPlace.sizes}
            className="diorama photo-instead"
          />
        ) : null}
        {picture?.kind === 'diorama' ? (
          <DioramaPicture diorama={picture.diorama} placesLabel={placesLabel} />
        ) : null}
      </section>
      {picture?.kind === 'diorama' ? <DioramaPower steps={picture.diorama.path} /> : null}
      <div className="wrap below-diorama">
        {oneLine}
        <DrawingBlock cells={titleBlock} />
      </div>
    </div>
  );
}

function DioramaPicture({
  diorama: { pictures, alt, clearTop, path, beside },
  placesLabel,
}: {
  diorama: ShownDiorama;
  placesLabel: string;
}) {
  return (
    <div className="diorama">
      {/* A <style> tag instead of a style attribute, because the content security policy lists style hashes. */}
      {clearTop ? <style>{`.diorama{--clear-top:${clearTop}}`}</style> : null}
      <ThemedPicture pictures={pictures} alt={alt} place={heroPlace} switchable />
      <DioramaPins pins={[...path, ...beside]} label={placesLabel} />
    </div>
  );
}
