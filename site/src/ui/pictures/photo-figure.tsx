import { Picture, type PictureFiles } from './picture.tsx';
import '../blocks/columns.css';
import './photo-figure.css';

/** A photograph with its caption. */
export interface ShownPhoto {
  files: PictureFiles;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** Photograph cropped to fit a card. */
export type CroppedPhoto = Omit<ShownPhoto, 'alt' | 'caption'>;

/** A photograph on a page: ink border, what and where in mono under it. */
export function PhotoFigure({
  photo,
  sizes,
  className,
}: {
  photo: ShownPhoto;
  /** How wide it is shown. Example: (width >= 64rem) 50vw, 100vw */
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

/** Photographs side by side. */
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
