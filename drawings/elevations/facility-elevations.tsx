import type { ReactElement, ReactNode } from 'react';
import { drawFile } from '../figures/schematics/schematic.tsx';
import { GradeLine } from '../parts/desert.tsx';
import { triples } from '../parts/geometry.ts';
import { Lamp } from '../parts/lamp.tsx';
import { Part } from '../parts/part.tsx';
import { Tanks } from '../parts/rows.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { EquipmentBuilding } from './equipment-building.tsx';
import { RiserPole } from './riser-pole.tsx';

export const elevationBox = '0 0 400 307';

/** Where the grade line lies in every elevation. */
const y = 190;

/** What is on grade, before the horizon; its one-line, below grade, is the file of its name. */
interface Elevation {
  far: string;
  near?: string;
  /** The pitch of the earth's hatching, so that it clears what goes through. */
  hatching?: number;
  stands: ReactNode;
}

const elevations = {
  'oil-gas-production': {
    far: '-40 58 40',
    stands: (
      <>
        <Tanks x={352} y={y} count={2} scale={0.72} stairs={false} />
        <Part name="pumpjack" x={136} y={y} scale={0.95} />
        <RiserPole x={42} y={y} side={-1} edge={0} device="cutouts" />
        <Part name="padmount" x={82} y={y} scale={0.8} />
        <Part name="drive-cabinet" x={114} y={y} />
      </>
    ),
  },
  'tank-batteries': {
    far: '84 150 40, 348 460 34',
    near: '-40 30 24, 250 300 16',
    stands: (
      <>
        <Floodlights x={220} scale={1} />
        <Part name="heater-treater" x={168} y={y} scale={0.86} />
        <Tanks x={194} y={y} count={3} scale={1.16} />
        <Part name="vapor-recovery" x={118} y={y} />
        <Part name="custody-transfer" x={356} y={y} />
        <Part name="padmount" x={56} y={y} scale={0.8} />
      </>
    ),
  },
  'pump-stations': {
    far: '150 232 46',
    near: '-60 14 26, 296 356 22',
    stands: (
      <>
        <Part name="pump-piping" y={y} />
        <EquipmentBuilding x={96} y={y} width={118} />
        <Part name="pump-set" x={234} y={y} />
        <Part name="padmount" x={56} y={y} scale={0.86} />
        <Lamp x={197} y={140} radius={26} />
      </>
    ),
  },
  'compression-stations': {
    hatching: 120,
    far: '-60 60 38, 196 290 44',
    near: '120 180 22',
    stands: (
      <>
        <Floodlights x={142} scale={0.9} />
        <Part name="gas-cooler" x={302} y={y} />
        <Part name="compressor-package" x={150} y={y} scale={0.98} />
        <Part name="padmount" x={54} y={y} scale={0.72} />
        <Part name="standby-generator" x={106} y={y} scale={0.82} />
      </>
    ),
  },
  'meter-stations': {
    far: '176 262 40',
    near: '-60 16 28, 330 460 24',
    stands: (
      <>
        <Part name="guyed-mast" x={156} y={y} />
        <Part name="meter-run" x={196} y={y} />
        <EquipmentBuilding x={80} y={y} width={66} />
        <Part name="panel-on-post" x={42} y={y} />
        <Lamp x={137} y={140} radius={24} />
      </>
    ),
  },
  'wind-underground-collection': {
    hatching: 100,
    far: '-60 30 38, 208 320 34',
    near: '110 150 20, 350 460 18',
    stands: (
      <>
        <WindTurbine x={240} y={185} scale={0.5} angle={18} far />
        <WindTurbine x={308} y={185} scale={0.42} angle={80} far />
        <WindTurbine x={172} y={y} scale={0.92} angle={52} />
        <WindTurbine x={72} y={y} scale={0.98} angle={8} />
        <Part name="padmount" x={110} y={y} scale={0.64} />
        <Part name="padmount" x={210} y={y} scale={0.64} />
        <Part name="junction-cabinet" x={254} y={y} />
        <RiserPole x={348} y={y} side={1} edge={400} device="switch" />
      </>
    ),
  },
} as const satisfies Record<string, Elevation>;

type FacilityName = keyof typeof elevations;

const oneLines = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each kind of facility above grade, and its own one-line below, 400 by 307. */
export const facilityElevations = Object.fromEntries(
  Object.entries<Elevation>(elevations).map(([name, { far, near = '', hatching = 80, stands }]) => [
    name,
    <>
      <path d={mesas(far, 15)} fill="var(--mesa-far)" />
      <path d={mesas(near, 8)} fill="var(--mesa-mid)" />
      <path d={`M0 ${y}v-4H400v4Z`} fill="var(--plain)" />
      {stands}
      <GradeLine from={0} to={400} y={y} pitch={hatching} />
      {drawFile(oneLines[`./${name}.svg`] ?? '', 14.4)}
    </>,
  ]),
) as Record<FacilityName, ReactElement>;

/** Mesas over the plain, each a steep cap over a talus slope. */
function mesas(layer: string, plain: number): string {
  const outline = triples(layer).map(([from, to, height]) => {
    const rise = height - plain;
    const cap = Math.round(rise * 0.45);
    const run = Math.round(rise * 0.7);
    return `H${from - run - 4}l${run} ${cap - rise} 4-${cap}H${to}l4 ${cap} ${run} ${rise - cap}`;
  });
  return `M-60 ${y}v-${plain}${outline.join('')}H460V${y}Z`;
}

function Floodlights({ x, scale }: { x: number; scale: number }) {
  return (
    <>
      <Part name="floodlight-mast" x={x} y={y} scale={scale} />
      <Lamp x={x} y={Math.round(y - 98 * scale)} radius={Math.round(34 * scale)} />
    </>
  );
}
