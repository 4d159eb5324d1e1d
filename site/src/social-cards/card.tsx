import { drawingStyles } from '#drawings/drawing-styles.ts';
import archivoHeading from '#site/fonts/archivo-heading.woff2?inline';
import archivoName from '#site/fonts/archivo-name.woff2?inline';
import { type Face, openInlinedFace, outlineFontSize } from '#site/fonts/face.ts';
import { type SocialCard, socialCardSize } from '#site/seo/social-card.ts';
import { colors, darkColors } from '#site/styles/colors.ts';
import type { CardScene } from './card-scene.tsx';
import { fitHeading, headingLeading } from './fit-heading.ts';

const { width, height } = socialCardSize;

/** Left margin of the wordmark and the heading, in pixels. */
const margin = 64;

/** Font of headings, with the letter spacing of page headings. */
const headingFace = openInlinedFace(archivoHeading, -0.032);

/** Font of the company name. */
const wordmarkFace = openInlinedFace(archivoName, -0.01);

/** Social card as one SVG element, in the dark theme. */
export function Card({ card, scene }: { card: SocialCard; scene: CardScene }) {
  // On the emergency card, the phone number is the heading, and the service's heading is the kicker.
  const number = card.drawing.kind === 'service' ? card.drawing.call : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <style>{drawingStyles(darkColors)}</style>
      <Ground gradeY={scene.gradeY} />
      {scene.drawing}
      <Wordmark name={card.companyName} />
      <Heading
        text={number ?? card.heading}
        kicker={number ? card.heading : card.kicker}
        room={scene.heading}
      />
    </svg>
  );
}

/** Background of a card: the sky above the grade line, as on pages, and the ground below. */
function Ground({ gradeY }: { gradeY: number }) {
  const sky = `M0 0h${width}v${gradeY}H0z`;
  const isLandscape = gradeY > height / 2;
  return (
    <>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor={colors['sky-0'].dark} />
          <stop offset=".55" stopColor={colors['sky-1'].dark} />
          <stop offset=".8" stopColor={colors['sky-2'].dark} />
          <stop offset=".93" stopColor={colors['sky-3'].dark} />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor={colors.glow.dark} />
          <stop offset="1" stopColor={colors.glow.dark} stopOpacity="0" />
        </radialGradient>
        <clipPath id="above-grade">
          <path d={sky} />
        </clipPath>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill={colors.bg.dark} />
      <path d={sky} fill="url(#sky)" />
      {isLandscape && <HorizonGlow gradeY={gradeY} />}
    </>
  );
}

/** Evening glow on the horizon behind the mesas, right of the center. */
function HorizonGlow({ gradeY }: { gradeY: number }) {
  const mesaHeight = 54;
  return (
    <ellipse
      cx={width * 0.6}
      cy={gradeY - mesaHeight}
      rx={width / 2}
      ry={gradeY * 0.4}
      fill="url(#glow)"
      clipPath="url(#above-grade)"
    />
  );
}

/** Logo mark (a closed breaker on a conductor) and company name. */
function Wordmark({ name }: { name: string }) {
  return (
    <>
      <g transform={`translate(${margin} 46) scale(1.25)`}>
        <path d="M11 0v38" stroke={colors.ink.dark} strokeWidth="2.6" />
        <path d="M0 8h22v22H0z" fill={colors.hot.dark} />
      </g>
      <Outlines text={name} face={wordmarkFace} size={30} x={margin + 44} y={80} />
    </>
  );
}

const kickerSize = 22;
/** Baseline of the kicker, in pixels below the top of the heading area. */
const kickerBaseline = 16;
/** Top of the heading's first line, in pixels below the top of the heading area. */
const headingTop = 44;
/** Distance from the top of a line to its baseline, in em. */
const ascent = 0.8;
/** Character width of IBM Plex Mono, in em. */
const monoAdvance = 0.6;

/** Heading at the largest size that fits its area, and the kicker above. */
function Heading({
  text,
  kicker,
  room,
}: {
  text: string;
  kicker: string;
  room: CardScene['heading'];
}) {
  const { size, lines } = fitHeading(text, room, headingFace);
  const firstBaseline = room.top + headingTop + size * ascent;
  return (
    <>
      <text
        x={margin}
        y={room.top + kickerBaseline}
        fontSize={Math.min(kickerSize, room.width / (kicker.length * monoAdvance))}
        fill={colors['ink-2'].dark}
      >
        {kicker}
      </text>
      {lines.map((line, index) => (
        <Outlines
          key={line}
          text={line}
          face={headingFace}
          size={size}
          x={margin}
          y={firstBaseline + index * size * headingLeading}
        />
      ))}
    </>
  );
}

/** A line of text drawn as glyph outlines. */
function Outlines({
  text,
  face,
  size,
  x,
  y,
}: {
  text: string;
  face: Face;
  size: number;
  x: number;
  y: number;
}) {
  return (
    <path
      d={face.outline(text)}
      fill={colors.ink.dark}
      transform={`translate(${x} ${y}) scale(${size / outlineFontSize})`}
    />
  );
}
