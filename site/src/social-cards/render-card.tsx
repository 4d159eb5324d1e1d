import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { readNightPicture } from '#site/read/dioramas.ts';
import { type SocialCard, socialCardSize } from '#site/seo/social-card.ts';
import { Card } from './card.tsx';
import { setUpCardFonts } from './card-fonts.ts';
import { type CardDiorama, composeScene } from './card-scene.tsx';

setUpCardFonts();

/** Renders a social card as a PNG file. The same card produces the same bytes on every machine. */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const scene = composeScene(card.drawing);
  const drawn = sharp(Buffer.from(cardSvg(card, scene)));
  return scene.diorama ? encodeDiorama(drawn, scene.diorama) : encode(drawn, drawingQuality);
}

/** Returns a social card as SVG. All colors are plain values, because sharp does not resolve CSS custom properties. */
export function cardSvg(card: SocialCard, scene = composeScene(card.drawing)): string {
  return renderToStaticMarkup(<Card card={card} scene={scene} />);
}

/** Palette quality for drawings. At lower quality, amber lamps turn into the orange of energized lines. */
const drawingQuality = 75;

/** Palette qualities to try for dioramas, which have many colors. The first file within the byte limit is used. */
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

/** Returns a diorama's night picture at the width of the card's diorama. The right edge, which is empty, is cropped. */
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

/** Encodes a PNG with a palette, which saves 80% of the bytes for flat colors and thin lines. */
function encode(picture: Sharp, quality: number): Promise<Buffer> {
  return picture
    .png({ palette: true, quality, dither: 0.5, effort: 7, compressionLevel: 9 })
    .toBuffer();
}
