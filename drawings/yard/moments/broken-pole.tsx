import { insulatorDiscs, type Point, polygon, round } from '../../parts/geometry.ts';
import { Lines, Part, Shape } from '../../parts/part.tsx';
import { polePins } from '../../parts/utility-pole.tsx';
import { poleScale } from '../yard-conductors.ts';
import { emergencyX, yardGradeY as y } from '../yard-geometry.ts';
import { cutoutHinges } from './open-cutouts.tsx';

const foot = emergencyX.brokenPole;
const breakHeight = 84;
/** How far under level the fallen half points: its crossarm rests on the ground. */
const slope = (36.4 * Math.PI) / 180;

/** A point of the upper half, `along` the pole from its foot and `aside` to its former right. */
const fallen = (along: number, aside = 0): Point => {
  const from = along - breakHeight;
  return [
    foot + from * Math.cos(slope) - aside * Math.sin(slope),
    y - breakHeight + from * Math.sin(slope) + aside * Math.cos(slope),
  ];
};

/** The last bit of conductor on the ground, from where the distance to keep counts. */
export const lastWire = foot + 132;

const pins = polePins.map(([x, py]) => fallen(-py * poleScale, x * poleScale));

/** A pole that broke halfway up, its conductors on the ground on both sides. */
export function BrokenPole() {
  const arm = 158 * poleScale;
  return (
    <>
      <Lines d={onTheGround} stroke="var(--wire)" strokeWidth="1.2" />
      <Part at={{}}>
        <Shape
          d={polygon([
            fallen(breakHeight - 4, -2.4),
            fallen(170 * poleScale, -2),
            fallen(170 * poleScale, 2),
            fallen(breakHeight + 5, 2.4),
          ])}
          fill="var(--fill-2)"
        />
        <Shape
          d={polygon([
            fallen(arm, -31),
            fallen(arm + 4, -31),
            fallen(arm + 4, 31),
            fallen(arm, 31),
          ])}
          fill="var(--fill-2)"
        />
        <Lines
          d={polePins
            .map(([x, py]) =>
              insulatorDiscs(
                fallen(-py * poleScale - 9, x * poleScale),
                fallen(-py * poleScale, x * poleScale),
                2.6,
                2.2,
              ),
            )
            .join('')}
          strokeWidth="1.2"
        />
        {/* The stump, splintered on top. */}
        <Shape
          d={`M${foot - 3} ${y}L${foot - 2.6} ${y - breakHeight + 3}l1-9 1.4 6 1.6-10 1.2 8 .4 3L${foot + 3} ${y}Z`}
          fill="var(--fill-2)"
        />
      </Part>
    </>
  );
}

/** From every open cutout limp to the ground and to its pin, and from there on to where it parted. */
const onTheGround = cutoutHinges
  .map((hinge, i) => {
    const pin = pins[[0, 2, 1][i] ?? 0] ?? hinge;
    const land = hinge[0] + 38 + i * 9;
    const parted = lastWire - i * 12;
    return (
      `M${round(hinge[0])} ${hinge[1]}C${round(hinge[0] + 6)} ${y - 50} ${round(hinge[0] + 14)} ${y - 3} ${round(land)} ${y - 3}` +
      `C${round(land + 20)} ${y - 3} ${round(pin[0] - 20)} ${round(Math.min(pin[1] + 8, y - 3))} ${round(pin[0])} ${round(Math.min(pin[1], y - 4))}` +
      `C${round(pin[0] + 12)} ${round(Math.min(pin[1], y - 4))} ${round(pin[0] + 6)} ${y - 3} ${round(parted - 18)} ${y - 3}q8 0 12-5t6 5`
    );
  })
  .join('');
