import { Lamp, LightMast } from '../parts/lamp.tsx';
import { LivePhases, SwitchBlades } from '../parts/live.tsx';
import { Part, Shape } from '../parts/part.tsx';
import { Fence } from '../parts/rows.tsx';
import { Land, gradeY as y } from './land.tsx';

const scale = 1.12;
const x = { source: 628, breaker: 800, load: 972 } as const;

/** Where the bus is held that leads on to the right, beyond the picture. */
const supports = Array.from({ length: 8 }, (_, i) => 1120 + i * 240);

/** From the cable terminations through both switches and the breaker to the end of the bus, nearest first. */
const conductors = [
  'M520 256.6Q553.8 253.4 587.7 234.2M643.7 234.2Q693.8 246.9 744 227.5M856 227.5Q893.8 246.9 931.7 234.2M987.7 234.2H2800',
  'M531.2 252.2Q565 249 598.9 229.8M654.9 229.8Q704.5 243 754.1 224.2M866.1 224.2Q904.5 243 942.9 229.8M998.9 229.8H2800',
  'M542.4 247.7Q576.2 244.5 610.1 225.3M666.1 225.3Q715.1 239 764.2 220.8M876.2 220.8Q915.1 239 954.1 225.3M1010.1 225.3H2800',
];

/** A breaker that is closed, between its switches, and everything behind it live. */
export function BreakerForeland() {
  return (
    <Land shift={150} sun={920} yuccas={[380, 1236]} brush={[-330, 80, 456, 716, 890, 1300]}>
      <Fence from={440} to={1700} y={y - 3} gate={1052} />
      <LightMast x={712} y={y} height={232} lamp={-188} />
      <Part name="breaker-risers" />
      {supports.map((at) => (
        <Part key={at} name="bus-support" x={at} y={y} />
      ))}
      <Part name="disconnect-switch" x={x.source} y={y} scale={scale} />
      <Part name="disconnect-switch" x={x.load} y={y} scale={scale} />
      <Part name="dead-tank-breaker" x={x.breaker} y={y} scale={scale} />
      <LivePhases paths={conductors} />
      <SwitchBlades x={x.source} y={y} scale={scale} live />
      <SwitchBlades x={x.load} y={y} scale={scale} live />
      <Shape
        d="M-4-40h8v6h-8Z"
        transform={`translate(${x.breaker} ${y})scale(${scale})`}
        fill="var(--hot-line)"
      />
      <Lamp x={712} y={y - 184} radius={52} />
    </Land>
  );
}
