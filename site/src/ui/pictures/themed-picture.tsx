import { Picture, type PictureFiles, type PicturePlace } from './picture.tsx';
import './themed-picture.css';

/** The same view by day and by night. */
export interface DayAndNight {
  day: PictureFiles;
  night: PictureFiles;
}

/**
 * A view that follows the theme: only the one in use is fetched, and the two cross when the theme
 * changes (themed-picture-script.ts).
 */
export function ThemedPicture({
  pictures,
  alt,
  place,
}: {
  pictures: DayAndNight;
  alt: string;
  place: PicturePlace;
}) {
  return (
    <div className="themed-picture">
      <Picture
        files={pictures.day}
        alt={alt}
        place={place}
        className="picture-by-day"
        skipWhere="(scripting: none) and (prefers-color-scheme: dark)"
      />
      <Picture
        files={pictures.night}
        alt={alt}
        place={place}
        className="picture-by-night"
        skipWhere="(scripting: none) and (prefers-color-scheme: light)"
      />
    </div>
  );
}
