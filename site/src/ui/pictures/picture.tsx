/** One file of a picture. `width` is in pixels. */
export interface PictureFile {
  width: number;
  address: string;
}

/** All files of a picture, narrow files first. */
export interface PictureFiles {
  avif: readonly PictureFile[];
  /** Fallback files for browsers that do not support AVIF. */
  other: readonly PictureFile[];
  otherType: 'image/webp' | 'image/jpeg';
}

/** Layout of a picture on a page. */
export interface PicturePlace {
  /**
   * The `sizes` attribute: the width of the picture in the layout. If undefined, all screens except narrow ones load the
   * widest file. Example: (width >= 64rem) 53vw, 100vw
   */
  sizes?: string;
  /** Width and height attributes in pixels, which reserve the space before the picture loads. */
  width: number;
  height: number;
  /** Width of the only file for screens below 768 px, regardless of their pixel density. */
  narrow?: number;
}

/** Transparent GIF of one pixel. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Picture in AVIF, with WebP or JPEG as the fallback. Loading is lazy, so that text is painted first and pictures hidden by
 * the theme are never loaded.
 */
export function Picture({
  files,
  alt,
  place,
  className,
  skipWhere,
}: {
  files: PictureFiles;
  alt: string;
  place: PicturePlace;
  className?: string;
  /** No picture is loaded on screens that match this media query. */
  skipWhere?: string;
}) {
  const { sizes, width, height, narrow } = place;
  const { avif, otherType } = files;
  // Few browsers need the fallback format. Without `sizes`, one fallback width is enough for all screens.
  const other = sizes ? files.other : files.other.slice(-1);
  const findNarrow = (format: readonly PictureFile[]) =>
    format.find((file) => file.width === narrow)?.address;
  const narrowSource = (type: string, address: string | undefined) =>
    address ? <source media="(width < 48rem)" type={type} srcSet={address} /> : null;
  return (
    <picture className={className}>
      {skipWhere ? <source media={skipWhere} srcSet={emptyPicture} /> : null}
      {narrowSource('image/avif', findNarrow(avif))}
      <source type="image/avif" {...sourceSet(avif, sizes)} />
      {narrowSource(otherType, findNarrow(other))}
      <img
        src={findNarrow(other) ?? other.at(-1)?.address}
        {...(other.length > 1 ? sourceSet(other, sizes) : {})}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function sourceSet(files: readonly PictureFile[], sizes: string | undefined) {
  if (!sizes || files.length === 1) return { srcSet: files.at(-1)?.address };
  return { srcSet: files.map(({ width, address }) => `${address} ${width}w`).join(', '), sizes };
}
