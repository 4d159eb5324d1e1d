/** One picture in a width that is served. */
export interface PictureFile {
  width: number;
  address: string;
}

/** A picture in every width and format, narrow ones first. */
export interface PictureFiles {
  avif: readonly PictureFile[];
  /** Fallback files for browsers and programs that do not support AVIF. */
  other: readonly PictureFile[];
  otherType: 'image/webp' | 'image/jpeg';
}

/** How a picture is placed on a page. */
export interface PicturePlace {
  /**
   * How wide it is shown, as `sizes` says it; without it the widest is for all but the narrow.
   * Example: (width >= 64rem) 53vw, 100vw
   */
  sizes?: string;
  /** The measure of its box before it is loaded. */
  width: number;
  height: number;
  /** The widest that screens under 768 px are offered, however dense they are. */
  narrow?: number;
}

/**
 * Picture in several formats: AVIF, with WebP or JPEG as the fallback. Loading is lazy, so that text is painted first
 * and pictures that the theme hides are never fetched.
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
  /** A media query under which nothing is fetched at all. */
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
      {skipWhere ? <source media={skipWhere} srcSet={nothing} /> : null}
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

/** A transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
