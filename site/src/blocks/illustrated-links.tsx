import { serviceDiagrams } from '#drawings/service-diagrams/service-diagrams.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import { ArticlePlate } from './article-plate.tsx';
import type { IllustratedLink } from './read-illustrated-links.ts';
import { ToolDrawing } from './tool-drawing.tsx';

/** Sizes of pictures in pixels: for the only card of a list, and for cards in a grid. */
const largePlace = { width: 800, height: 600, narrow: 400 };
const smallPlace = { width: 400, height: 300 };

/**
 * Links to other pages, each with a picture: an article's plate, a tool's example, a plant's diorama or a service
 * diagram.
 */
export function IllustratedLinks({ links }: { links: readonly IllustratedLink[] }) {
  return (
    <CardGrid count={links.length} phones="beside">
      {links.map((link) => (
        <Card
          key={link.href}
          href={link.href}
          title={link.text}
          figure={link.figure}
          text={link.summary}
          picture={drawLink(link)}
        />
      ))}
    </CardGrid>
  );
}

/** Returns the picture of a link, if it has one. */
function drawLink({ drawing, pictures, article, tool }: IllustratedLink) {
  if (article) return article.plate && <ArticlePlate plate={article.plate} />;
  if (tool) {
    return (
      <div className="picture-window always-dark">
        <ToolDrawing example={tool} />
      </div>
    );
  }
  if (drawing) return <SvgFile svg={serviceDiagrams[drawing]} className="card-diagram" />;
  if (!pictures) return undefined;
  const place = pictures.day.avif.length > 1 ? largePlace : smallPlace;
  return <ThemedPicture pictures={pictures} alt="" place={place} />;
}
