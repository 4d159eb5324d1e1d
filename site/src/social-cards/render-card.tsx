import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { readNightPicture } from '#site/pictures/dioramas.ts';
import { type SocialCard, socialCardSize } from '#site/seo/social-card.ts';
import { Card } from './card.tsx';
import { setUpCardFonts } from './card-fonts.ts';
import { type CardDiorama, composeScene } from './card-scene.tsx';

setUpCardFonts();

/** The social card as a PNG file. The same card gives the same bytes on every machine. */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const scene = composeScene(card.drawing);
  const drawn = sharp(Buffer.from(cardSvg(card, scene)));
  return scene.diorama ? encodeDiorama(drawn, scene.diorama) : encode(drawn, drawingQuality);
}

/** What sharp rasterizes: it resolves no custom properties, so all colors are plain values. */
export function cardSvg(card: SocialCard, scene = composeScene(card.drawing)): string {
  return renderToStaticMarkup(<Card card={card} scene={scene} />);
}

/** Below this the amber of the lamps in a drawing turns into the orange of what is energized. */
const drawingQuality = 75;

/** A diorama has more colors than a palette holds: the first quality whose file is small enough. */
const dioramaQualities = [70, 60, 50, 40];
const dioramaByteLimit = 92 * 1024;

async function encodeDiorama(drawn: Sharp, diorama: CardDiorama): Promise<Buffer> {
  const { left, top } = diorama;
  const picture = await drawn
    .composite([{ input: await readDiorama(diorama), left, top }])
    .png()
    .toBuffer();
  let file: Buffer = picture;
  for (const quality of dioramaQualities) {
    file = await encode(sharp(picture), quality);
    if (file.length <= dioramaByteLimit) break;
  }
  return file;
}

/** A diorama's night picture as wide as the card shows it; its right edge is empty and cut off. */
async function readDiorama({ scene, left, width }: CardDiorama): Promise<Buffer> {
  const { data, info } = await sharp(await readNightPicture(scene))
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const shownWidth = Math.min(width, socialCardSize.width - left);
  return sharp(data)
    .extract({ left: 0, top: 0, width: shownWidth, height: info.height })
    .toBuffer();
}

/** Flat colors and thin lines: with a palette they take a fifth of the bytes. */
function encode(picture: Sharp, quality: number): Promise<Buffer> {
  return picture
    .png({ palette: true, quality, dither: 0.5, effort: 7, compressionLevel: 9 })
    .toBuffer();
}
