import { BucketTruck } from '../parts/bucket-truck.tsx';
import { span } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Lines } from '../parts/part.tsx';
import { Shop } from '../parts/shop.tsx';
import { Land, gradeY as y } from './land.tsx';
import { LineFromRight, poleScale } from './line-from-right.tsx';

const poles = [866, 1190, 1514, 1838, 2162, 2486, 2810] as const;
const shop = { x: 470, y, scale: 1.5 } as const;
const truck = { x: 1016, y, scale: 1.4 } as const;

/** Where the telephone rings: the shop with its lights on and a truck that is ready. */
export function OfficeForeland() {
  return (
    <Land shift={540} sun={830} yuccas={[398, 1268]} brush={[-340, 60, 440, 794, 1250]}>
      <LineFromRight poles={poles} end={{ can: true, side: 1, guy: -74 }} />
      {/* The drop from the transformer to the gable. */}
      <Lines
        d={span([869, y - 104 * poleScale], [shop.x + 186 * shop.scale, y - 62 * shop.scale], 7)}
        stroke="var(--hot-line)"
        strokeWidth="1.5"
      />
      <Shop {...shop} />
      <BucketTruck {...truck} elbow={[-45, -62]} bucket={[66, -60]} empty stowed />
      <Lamp x={Math.round(shop.x + 48 * shop.scale)} y={y - 60} radius={70} />
      <Lamp x={Math.round(shop.x + 136 * shop.scale)} y={y - 40} radius={44} />
      <Lamp x={Math.round(shop.x + 166 * shop.scale)} y={y - 40} radius={44} />
    </Land>
  );
}
