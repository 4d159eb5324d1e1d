import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import { SheetFigure } from '#drawings/sheets/sheet-figure.tsx';
import type { FigureFields } from '#schemas/article-figures.ts';
import type { SheetDrawing } from '#site/read/sheets.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/drawn-figure.css';
import type { ShownPagePicture } from './read-page-picture.ts';
import '#ui/sections/split.css';
import './page-picture.css';

/** Full-width drawing in the middle of a page, with a link to the article or sample sheet that contains the drawing. */
export function PagePicture({ picture }: { picture: ShownPagePicture | undefined }) {
  if (!picture) return null;
  const { link, href } = picture;
  const { caption, readings } = describePicture(picture);
  return (
    <figure className="drawn-figure page-picture always-dark rail">
      <div className="wrap split split-8-4 page-picture-row">
        <DrawnPicture picture={picture} />
        <figcaption>
          <p className="figure-caption">{caption}</p>
          <PhoneFold summary="What it shows">
            <ul role="list" className="page-picture-readings type-small">
              {readings.map((reading) => (
                <li key={reading}>{reading}</li>
              ))}
            </ul>
          </PhoneFold>
          <ButtonLink variant="link" href={href}>
            {link}
          </ButtonLink>
        </figcaption>
      </div>
    </figure>
  );
}

/** Returns the caption of a picture and a few sentences about what it shows. */
function describePicture(picture: ShownPagePicture): { caption: string; readings: string[] } {
  if (picture.figure) {
    const { caption, words } = picture.figure;
    return { caption, readings: words.slice(0, 3) };
  }
  const { sheet, drawn } = picture;
  const facts = sheet.facts.slice(0, 4).map(({ name, value }) => `${name}: ${value}`);
  return { caption: sheet.subject, readings: [drawn.label, ...facts] };
}

/** The drawing without its caption, in the arrangement that fits the screen width. */
export function DrawnPicture({ picture }: { picture: ShownPagePicture }) {
  return picture.figure ? (
    <FigurePicture figure={picture.figure} />
  ) : (
    <SheetPicture drawn={picture.drawn} />
  );
}

function FigurePicture({ figure }: { figure: FigureFields }) {
  const { caption } = figure;
  return (
    <div>
      <ArticleFigure figure={figure} size="wide" label={caption} className="wide-only" />
      <ArticleFigure figure={figure} size="narrow" label={caption} className="narrow-only" />
    </div>
  );
}

/** Drawing of a sample sheet. Sheet drawings are half as wide as article figures, so their width is limited. */
function SheetPicture({ drawn }: { drawn: SheetDrawing }) {
  return (
    <div className="page-picture-sheet">
      <SheetFigure figure={drawn} size="wide" label={drawn.label} className="wide-only" />
      <SheetFigure figure={drawn} size="narrow" label={drawn.label} className="narrow-only" />
    </div>
  );
}
