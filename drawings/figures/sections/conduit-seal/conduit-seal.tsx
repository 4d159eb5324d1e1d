import { conduitFill, conduitSealData as data } from '#electrical/figures/sections/conduit-seal.ts';
import { Dimension, Witness } from '../../../plot/dimension.tsx';
import { contact } from '../../../symbols/switch.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { SealContents } from './seal-contents.tsx';
import { SealMetal } from './seal-metal.tsx';
import {
  device,
  groundLug,
  type SealPlaces,
  type SealScale,
  sealPlaces,
  sealScale,
} from './seal-places.ts';

/** A poured seal beside an explosionproof box, cut along its conduit and to scale. */
export const conduitSeal: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 280] },
  detail: 45,
  draw(size) {
    const places = sealPlaces(data);
    const scale = sealScale(size);
    return (
      <>
        <Inches size={size} scale={scale} />
        <SealContents places={places} scale={scale} />
        <SealMetal places={places} scale={scale} />
        <ArcingParts places={places} scale={scale} />
        <Names size={size} places={places} scale={scale} />
      </>
    );
  },
};

/** What the box is explosionproof for, and where the grounding conductor lands. */
function ArcingParts({
  places: { box },
  scale: { x, y },
}: {
  places: SealPlaces;
  scale: SealScale;
}) {
  const [from, to] = [x(box.from + box.wall + 0.7), x(box.from + device)];
  const lug = y(box.half - box.wall);
  return (
    <>
      <path
        d={`M${from} ${y(-1.5)}H${to}V${y(1.5)}H${from}z${contact((from + to) / 2, y(0))}M${from} ${y(0)}H${(from + to) / 2 - 4}M${to} ${y(0)}H${(from + to) / 2 + 4}`}
        fill="var(--deep)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M${x(groundLug) - 6} ${lug}v-4h12v4z`} fill="var(--ink)" />
    </>
  );
}

/** A grid of inches under the drawing. */
function Inches({ size, scale: { x, y } }: { size: FigureSize; scale: SealScale }) {
  const [width, height] = [x(21.6), size === 'wide' ? 380 : 256];
  const lines = [];
  for (let i = 0; x(i) <= width; i++) lines.push(`M${x(i)} 12V${height}`);
  for (let i = -8; y(i) < height; i++) if (y(i) > 12) lines.push(`M${x(0)} ${y(i)}H${width}`);
  return <path d={lines.join('')} stroke="var(--line)" vectorEffect="non-scaling-stroke" />;
}

/** Names and dimensions; the narrow drawing has fewer, and below where the wide one has them above. */
function Names({
  size,
  places: { box, fitting, chamber, compound, conduit, port },
  scale: { x, y },
}: {
  size: FigureSize;
  places: SealPlaces;
  scale: SealScale;
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const dam = x((compound.to + chamber.to) / 2);
  const middle = x((compound.from + compound.to) / 2);
  const reach = y(wide ? -2.8 : 2.8);
  const right = x(fitting.to) + 10;
  const names: (readonly [text: string, x: number, y: number, anchor: Anchor, quiet?: boolean])[] =
    wide
      ? [
          ['EXPLOSIONPROOF BOX', x(3), y(-box.half) - 27, 'middle'],
          ['DIVISION 1', x(3), y(-box.half) - 9, 'middle', true],
          ['ARCING', x(1), y(2.4), 'start', true],
          ['PARTS', x(1), y(2.4) + 17, 'start', true],
          [`WITHIN ${data.within} IN`, x(box.to) + 8, reach - 7, 'start'],
          ['POUR PLUG', middle, y(-port.top - 0.6) - 8, 'middle', true],
          ['FIBER DAM', dam + 8, reach + 2, 'start'],
          [`TRADE SIZE ${data.conduit.tradeSize}`, right, y(-conduit.outside) - 9, 'start', true],
          [
            `FILL ${(conduitFill(data) * 100).toFixed(1)}%`,
            right,
            y(conduit.outside) + 19,
            'start',
            true,
          ],
          ['SEALING COMPOUND', middle, y(2.8) + 22, 'middle'],
          [`${data.compound} IN MIN`, middle, y(2.8) + 39, 'middle', true],
          ['GRID 1 IN', x(conduit.end), 396, 'end', true],
        ]
      : [
          ['BOX IN DIVISION 1', x(box.from), y(-box.half) - 9, 'start'],
          [`WITHIN ${data.within} IN`, x(box.to) + 4, reach + 20, 'start'],
          ['COMPOUND', dam + 16, y(-3.6), 'start'],
          ['FIBER DAM', dam + 7, reach + 40, 'start'],
          [
            `TRADE SIZE ${data.conduit.tradeSize}`,
            x(conduit.end),
            y(conduit.outside) + 24,
            'end',
            true,
          ],
          ['GRID 1 IN', x(conduit.end), 274, 'end', true],
        ];
  return (
    <>
      <Witness
        d={
          wide
            ? `M${x(fitting.from)} ${y(-fitting.hubHalf) - 4}V${reach - 4}M${dam} ${y(-1.4)}V${reach - 2}H${dam + 5}`
            : `M${x(fitting.from)} ${y(fitting.hubHalf) + 4}V${reach + 4}M${dam} ${y(1.45)}V${reach + 35}H${dam + 4}M${x(port.to) - 4} ${y(-1.75)}L${dam + 13} ${y(-3.8)}`
        }
      />
      <Dimension from={x(box.to)} to={x(fitting.from)} at={reach} />
      {wide && (
        <>
          <Witness
            d={`M${x(compound.from)} ${y(chamber.half)}V${y(2.8) + 4}M${x(compound.to)} ${y(chamber.half)}V${y(2.8) + 4}`}
          />
          <Dimension from={x(compound.from)} to={x(compound.to)} at={y(2.8)} />
        </>
      )}
      {names.map(([text, atX, atY, anchor, quiet]) => (
        <Lettering key={text} x={atX} y={atY} size={letters} anchor={anchor} quiet={quiet}>
          {text}
        </Lettering>
      ))}
    </>
  );
}

type Anchor = 'start' | 'middle' | 'end';
