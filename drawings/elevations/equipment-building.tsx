import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A prefabricated switchgear building on piers, 52 high, as wide as told, its feet from x = 0. */
export function EquipmentBuilding({ width, lit = true, ...at }: EquipmentBuildingProps) {
  return (
    <Part {...at}>
      <Lines d={`M5 0v-4M${width / 2} 0v-4M${width - 5} 0v-4`} strokeWidth="3" />
      <Shape d={`M0-8V-50H${width}V-8Z`} />
      {/* A wide line whose dashes are the seams of the wall. */}
      <path d={`M13.8-29H${width - 13}`} strokeWidth="42" strokeDasharray=".4 13.6" />
      <Shape d={`M-3-50 0-55H${width}l3 5Z`} fill="var(--fill-2)" />
      <Shape d={`M0-4v-4h${width}v4Z`} fill="var(--fill-3)" />
      <Shape d={`M${width - 24}-8v-32h15v32Z`} fill="var(--fill-2)" />
      <Shape
        d={`M${width - 20}-36h7v8h-7Z`}
        fill={lit ? 'var(--lamp)' : 'var(--fill-1)'}
        strokeWidth=".7"
      />
      <Shape d="M8-42h16v26H8Z" fill="var(--fill-1)" />
      <Lines d="M11-38h10M11-35h10M11-32h10M11-29h10M11-20h10" strokeWidth=".7" />
      <Lines d={`M${width - 26}-4h19M${width - 26} 0V-18h19V0`} strokeWidth=".8" />
    </Part>
  );
}

type EquipmentBuildingProps = Placement & {
  width: number;
  /** Whether the window in its door is lit at dusk. */
  lit?: boolean;
};
