import { Icon } from '../controls/icon.tsx';
import { Picture, type PictureFiles, type PicturePlace } from './picture.tsx';
import './themed-picture.css';

/** Day version and night version of a picture. */
export interface DayAndNight {
  day: PictureFiles;
  night: PictureFiles;
}

/** Picture of a card. A photograph has no night version. */
export type CardPictures = { day: PictureFiles; night?: PictureFiles | undefined };

/**
 * A picture whose day or night version is shown depending on the theme. Only the visible version is loaded; when the theme
 * changes, the versions cross-fade (themed-picture-script.ts). A picture without a night version is shown in both themes.
 */
export function ThemedPicture({
  pictures,
  alt,
  place,
  switchable = false,
}: {
  pictures: CardPictures;
  alt: string;
  place: PicturePlace;
  /** Whether a button on the picture switches between day and night, independent of the theme. */
  switchable?: boolean;
}) {
  if (!pictures.night) {
    return (
      <div className="themed-picture">
        <Picture files={pictures.day} alt={alt} place={place} />
      </div>
    );
  }
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
      {switchable ? (
        <button type="button" className="light-switch scripted-only screen-only">
          <span className="light-switch-night">
            <Icon name="moon" size={18} /> By night
          </span>
          <span className="light-switch-day">
            <Icon name="sun" size={18} /> By day
          </span>
        </button>
      ) : null}
    </div>
  );
}
