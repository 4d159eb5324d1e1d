import { BucketTruck } from '../parts/bucket-truck.tsx';
import { Brush, Yuccas } from '../parts/desert.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { Lines, Part } from '../parts/part.tsx';
import { SolarRows, Tanks } from '../parts/rows.tsx';
import { UtilityPole } from '../parts/utility-pole.tsx';
import { heroGradeY } from './hero-horizon.tsx';

const y = heroGradeY;

/** The oil field on the left: wells, tanks, and a crew on an isolated distribution line. */
export function OilField() {
  return (
    <>
      <SolarRows x={1196} y={574} scale={0.62} count={19} pitch={22} />
      <Part name="pumpjack-up" x={236} y={584} scale={0.6} />
      <Tanks x={372} y={586} scale={0.7} count={3} />
      <Part name="field-wires" />
      <Tanks x={822} y={592} scale={0.88} />
      <UtilityPole x={164} y={y} can cutout="open" deadEnd={1} guy={-68} />
      <UtilityPole x={488} y={y} />
      <UtilityPole x={812} y={y} can cutout="open" />
      <UtilityPole x={1136} y={y} deadEnd={-1} guy={68} />
      <Part name="field-grounds" />
      <Lines
        d="M490 468l14-9h8M810 476l-14-9h-8M1328 554v-12"
        stroke="var(--structure)"
        strokeWidth="1.3"
      />
      <Part name="pumpjack" x={588} y={y} />
      <BucketTruck x={1034} y={y} bucket={[57, -121]} elbow={[-12, -80]} />
      <Part name="battery-containers" x={1290} y={594} scale={0.94} />
    </>
  );
}

/** Plants along the grade line, in front of everything. */
export function Plants() {
  return (
    <>
      <Yuccas at={[530, 1246, 1482, 2012, 2376]} y={y} />
      <Brush
        at={[40, 320, 460, 556, 806, 1000, 1170, 1262, 1444, 1524, 1592, 1634, 1848, 1994, 2290]}
        y={y}
      />
    </>
  );
}

export function FieldLamps() {
  return (
    <>
      <Lamp x={511} y={460} radius={46} />
      <Lamp x={790} y={468} radius={46} />
      <Lamp x={936} y={542} radius={28} />
      <Lamp x={1328} y={542} radius={38} />
    </>
  );
}
