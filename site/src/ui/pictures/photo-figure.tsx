import { columnClasses } from '../sections/column-classes.ts';
import { Picture, type PictureFiles } from './picture.tsx';
import './photo-figure.css';

/** A processed photograph with its caption. Width and height are in pixels. */
export interface ShownPhoto {
  files: PictureFiles;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** A photograph cropped to fit a card. */
export type CroppedPhoto = Omit<ShownPhoto, 'alt' | 'caption'>;

/** Photograph on a page, with a border and a caption below. */
export function PhotoFigure({
  photo,
  sizes,
  className,
}: {
  photo: ShownPhoto;
  /** The `sizes` attribute: the width of the photograph in the layout. Example: (width >= 64rem) 50vw, 100vw */
  sizes: string;
  className?: string;
}) {
  const { files, width, height, alt, caption } = photo;
  return (
    <figure className={className ? `photo ${className}` : 'photo'}>
      <Picture files={files} alt={alt} place={{ sizes, width, height, narrow: 800 }} />
      <figcaption className="type-mono text-ink-2">{caption}</figcaption>
    </figure>
  );
}

/** Width of each photograph on wide screens, by the number of photographs in the row. */
const wideWidths: Record<number, string> = { 1: '48rem', 2: '39rem' };

/** Row of photographs, side by side. A photograph that is alone has its caption beside it. */
export function PhotoRow({ photos }: { photos: readonly ShownPhoto[] }) {
  const count = photos.length;
  if (count === 0) return null;
  const wideWidth = wideWidths[count] ?? '26rem';
  return (
    <div
      className={columnClasses('wrap rhythm rail photo-row', count, count === 4 ? 2 : undefined)}
    >
      {photos.map((photo) => (
        <PhotoFigure
          key={photo.caption}
          photo={photo}
          sizes={`(width >= 68.8125rem) ${wideWidth}, (width >= 47.5625rem) 45vw, 100vw`}
        />
      ))}
    </div>
  );
}
