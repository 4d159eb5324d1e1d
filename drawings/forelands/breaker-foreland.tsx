import { insulatorDiscs, type Point, polyline, round, segment, span } from '../parts/geometry.ts';
import { Lamp, LightMast } from '../parts/lamp.tsx';
import { LivePhases, SwitchBlades } from '../parts/live.tsx';
import { Lines, Part, Shape } from '../parts/part.tsx';
import { Fence } from '../parts/rows.tsx';
import {
  breakerFlag,
  lineBushings,
  loadBushings,
  switchHinges,
  switchJaws,
  switchPhases,
} from '../parts/terminals.ts';
import { Land, reach, gradeY as y } from './land.tsx';

const scale = 1.12;
const x = { risers: 520, source: 628, breaker: 800, load: 972, bus: 1120 } as const;
const busPitch = 240;

const on = (at: number, [dx, dy]: Point): Point => [at + dx * scale, y + dy * scale];

/** Cable terminations on the left, the bus that leads on to the right. */
const terminations = switchPhases.map(([dx, dy]): Point => on(x.risers, [dx, dy - 128]));
const busHeight = -148;
const supports = Array.from({ length: 8 }, (_, i) => x.bus + i * busPitch);

/** From the ground through both switches and the breaker to the edge of the picture. */
const conductors = [0, 1, 2].map((phase) => {
  const pick = (points: readonly Point[], at: number) => on(at, points[phase] ?? [0, 0]);
  const [dx, dy] = switchPhases[phase] ?? [0, 0];
  const busEnd: Point = [reach.to, y + (busHeight + dy) * scale];
  return (
    span(terminations[phase] ?? [0, 0], pick(switchJaws, x.source), 4) +
    span(pick(switchHinges, x.source), pick(lineBushings, x.breaker), 8) +
    span(pick(loadBushings, x.breaker), pick(switchJaws, x.load), 8) +
    polyline([pick(switchHinges, x.load), on(x.bus, [dx, busHeight + dy]), busEnd])
  );
});

/** A breaker that is closed, between its switches, and everything behind it live. */
export function BreakerForeland() {
  return (
    <Land shift={150} sun={920} yuccas={[380, 1236]} brush={[-330, 80, 456, 716, 890, 1300]}>
      <Fence from={440} to={1700} y={y - 3} gate={1052} />
      <LightMast x={712} y={y} height={232} lamp={-188} />
      <Lines d={riserStand} stroke="var(--structure)" strokeWidth="1.2" />
      <Lines d={supports.map(busSupport).join('')} stroke="var(--structure)" strokeWidth="1.2" />
      <Part name="disconnect-switch" x={x.source} y={y} scale={scale} />
      <Part name="disconnect-switch" x={x.load} y={y} scale={scale} />
      <Part name="dead-tank-breaker" x={x.breaker} y={y} scale={scale} />
      <LivePhases paths={conductors} />
      <SwitchBlades x={x.source} y={y} scale={scale} live />
      <SwitchBlades x={x.load} y={y} scale={scale} live />
      <Shape
        d={breakerFlag}
        transform={`translate(${x.breaker} ${y})scale(${scale})`}
        fill="var(--hot-line)"
      />
      <Lamp x={712} y={y - 184} radius={52} />
    </Land>
  );
}

/** A steel stand, and on it a cable termination for each phase, its cable coming up the steel. */
const riserStand = (() => {
  const [left, right] = [on(x.risers, [-8, -92])[0], on(x.risers, [30, -92])[0]].map(round);
  const deck = round(y - 92 * scale);
  const posts = `M${left} ${y}V${deck}M${right} ${y}V${deck}M${(left ?? 0) - 6} ${deck}H${(right ?? 0) + 6}`;
  const sheds = terminations
    .map(([tx, ty]) => segment([tx, deck], [tx, ty]) + insulatorDiscs([tx, deck], [tx, ty], 4, 4))
    .join('');
  const cables = terminations.map(([tx]) => `M${round(tx)} ${deck}V${y}`).join('');
  return posts + sheds + cables;
})();

/** A stand of the bus with a post insulator for each phase. */
function busSupport(at: number): string {
  const deck = round(y - 104 * scale);
  const posts = switchPhases
    .map(([dx, dy]): [Point, Point] => [[at + dx * scale, deck], on(at, [dx, busHeight + dy])])
    .map(([foot, top]) => segment(foot, top) + insulatorDiscs(foot, top, 4, 4.4))
    .join('');
  const middle = round(at + 10 * scale);
  return `M${middle - 3} ${y}V${deck}M${middle + 3} ${y}V${deck}M${middle - 18} ${deck}h36${posts}`;
}
