import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import archivoHeading from '#site/fonts/archivo-heading.woff2?inline';
import archivoName from '#site/fonts/archivo-name.woff2?inline';
import plexMono from '#site/fonts/plex-mono.woff2?inline';
import type { ListedPage } from '#site/page-list/listed-page.ts';
import { readNightPicture } from '#site/pictures/dioramas.ts';
import { type CardScene, composeScene } from './card-scene.tsx';
import { fitHeading, headingLeading } from './fit-heading.ts';
import { type Face, openFace } from './outlines.ts';
import { socialCardSize } from './social-card.ts';
import { standaloneSvg } from './standalone-svg.ts';

const { width, height } = socialCardSize;
const margin = 64;

/** What a card says and draws. */
export type CardWords = Pick<ListedPage, 'heading' | 'kicker' | 'drawing'> & {
  companyName: string;
};

/** The social card as a PNG file. The same words give the same bytes. */
export async function renderCard(words: CardWords): Promise<Buffer> {
  const card = sharp(Buffer.from(cardSvg(words)));
  const { diorama } = composeScene(words.drawing);
  if (!diorama) return toPng(card, 75);
  card.composite([{ input: await readDiorama(diorama), left: diorama.left, top: diorama.top }]);
  const picture = await card.png().toBuffer();
  for (const quality of [70, 60, 50]) {
    const bytes = await toPng(sharp(picture), quality);
    if (bytes.length <= mostBytes) return bytes;
  }
  return toPng(sharp(picture), 40);
}

/** With a diorama a card has more colors than a palette; so many bytes it may take to look alike. */
const mostBytes = 92 * 1024;

// Flat colors and thin lines: a palette holds them in a fifth of the bytes. Below 75 the amber of
// the lamps in a drawing turns into the orange of what is energized.
const toPng = (card: Sharp, quality: number): Promise<Buffer> =>
  card.png({ palette: true, quality, dither: 0.5, effort: 7, compressionLevel: 9 }).toBuffer();

/** A diorama's night picture as wide as the card shows it; its right edge is empty and cut off. */
async function readDiorama({ scene, left, width: wide }: NonNullable<CardScene['diorama']>) {
  const { data, info } = await sharp(await readNightPicture(scene))
    .resize({ width: wide })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = { left: 0, top: 0, width: Math.min(wide, width - left), height: info.height };
  return sharp(data).extract(room).toBuffer();
}

/** The social card as a picture that needs neither style sheet nor font. */
export function cardSvg(words: CardWords): string {
  const scene = composeScene(words.drawing);
  return standaloneSvg(renderToStaticMarkup(<Card {...words} scene={scene} />), monoFace);
}

function Card({ drawing, companyName, scene, ...words }: CardWords & { scene: CardScene }) {
  const call = drawing.kind === 'service' && drawing.call;
  const [heading, kicker] = call ? [call, words.heading] : [words.heading, words.kicker];
  const { size, lines } = fitHeading(heading, scene.heading, headingFace);
  const first = scene.heading.top + 44 + size * 0.8;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} color="var(--ink)">
      <Ground scene={scene} />
      {scene.drawing}
      <Wordmark name={companyName} />
      <Line
        text={kicker}
        face={monoFace}
        size={Math.min(22, scene.heading.width / monoFace.measure(kicker))}
        at={[margin, scene.heading.top + 16]}
        fill="var(--ink-2)"
      />
      {lines.map((line, index) => (
        <Line
          key={line}
          text={line}
          face={headingFace}
          size={size}
          at={[margin, first + index * size * headingLeading]}
        />
      ))}
    </svg>
  );
}

/** Four stops of sky with a glow on the horizon, as on the pages; the ground below. */
function Ground({ scene: { gradeY } }: { scene: CardScene }) {
  return (
    <>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="var(--sky-0)" />
          <stop offset=".55" stopColor="var(--sky-1)" />
          <stop offset=".8" stopColor="var(--sky-2)" />
          <stop offset=".93" stopColor="var(--sky-3)" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="var(--glow)" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <clipPath id="above">
          <path d={`M0 0h${width}v${gradeY}H0z`} />
        </clipPath>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--bg)" />
      <path d={`M0 0h${width}v${gradeY}H0z`} fill="url(#sky)" />
      {gradeY > height / 2 && (
        <ellipse
          cx={width * 0.6}
          cy={gradeY - 54}
          rx="600"
          ry={gradeY * 0.4}
          fill="url(#glow)"
          clipPath="url(#above)"
        />
      )}
    </>
  );
}

/** The company's name behind its mark: a closed breaker on its conductor. */
function Wordmark({ name }: { name: string }) {
  return (
    <>
      <g transform={`translate(${margin} 46) scale(1.25)`}>
        <path d="M11 0v38" stroke="var(--ink)" strokeWidth="2.6" />
        <path d="M0 8h22v22H0z" fill="var(--hot)" />
      </g>
      <Line text={name} face={wordmarkFace} size={30} at={[margin + 44, 80]} />
    </>
  );
}

function Line({
  text,
  face,
  size,
  at: [x, y],
  fill = 'var(--ink)',
}: {
  text: string;
  face: Face;
  size: number;
  at: readonly [number, number];
  fill?: string;
}) {
  return (
    <path
      d={face.outline(text)}
      fill={fill}
      transform={`translate(${x} ${y}) scale(${size / 1000})`}
    />
  );
}

/** Headings, as the pages set them. */
const headingFace = openFace(bytesOf(archivoHeading), -0.032);

/** The company's name. */
const wordmarkFace = openFace(bytesOf(archivoName), -0.01);

/** Labels, and the lettering inside drawings. */
const monoFace = openFace(bytesOf(plexMono));

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}
