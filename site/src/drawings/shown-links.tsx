import { serviceDiagrams } from '#drawings/service-diagrams/service-diagrams.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { PicturedLinks } from '#ui/pictures/pictured-links.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import { ArticlePlate } from './article-plate.tsx';
import type { ShownLink } from './read-shown-links.ts';
import { ToolDrawing } from './tool-drawing.tsx';

/** Sizes of pictures in pixels: for the only card of a list, and for cards in a grid. */
const largePlace = { width: 800, height: 600, narrow: 400 };
const smallPlace = { width: 400, height: 300 };

/**
 * Links to other pages, each with a picture: an article's plate, a tool's example, a plant's diorama or a service
 * diagram.
 */
export function ShownLinks({ links }: { links: readonly ShownLink[] }) {
  return (
    <PicturedLinks links={links.map((link) => ({ ...link, picture: <LinkPicture {...link} /> }))} />
  );
}

function LinkPicture({ drawing, pictures, article, tool }: ShownLink) {
  if (article) return article.plate && <ArticlePlate plate={article.plate} />;
  if (tool) {
    return (
      <div className="plate-window dusk">
        <ToolDrawing example={tool} />
      </div>
    );
  }
  if (drawing) return <SvgFile svg={serviceDiagrams[drawing]} className="link-picture" />;
  if (!pictures) return undefined;
  const place = pictures.day.avif.length > 1 ? largePlace : smallPlace;
  return <ThemedPicture pictures={pictures} alt="" place={place} />;
}
