import { Picture, type PictureFiles } from './picture.tsx';
import '../blocks/columns.css';
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

/** Row of photographs, side by side. */
export function PhotoRow({ photos }: { photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="wrap rhythm rail columns photo-row">
      {photos.map((photo) => (
        <PhotoFigure
          key={photo.caption}
          photo={photo}
          sizes="(width >= 68.8125rem) 26rem, (width >= 47.5625rem) 45vw, 100vw"
        />
      ))}
    </div>
  );
}
