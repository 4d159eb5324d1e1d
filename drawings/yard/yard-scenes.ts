import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import energized from './layers/energized.svg?raw';
import land from './layers/land.svg?raw';
import pad from './layers/pad.svg?raw';
import station from './layers/station.svg?raw';
import automation from './moments/automation.svg?raw';
import emergency from './moments/emergency.svg?raw';
import maintenance from './moments/maintenance.svg?raw';
import newBuild from './moments/new-build.svg?raw';
import programming from './moments/programming.svg?raw';
import turnKey from './moments/turn-key.svg?raw';
import { emergencyPan } from './yard-geometry.ts';

/** A drawing of a part of the yard. The layers of a scene are stacked. */
export interface YardLayer {
  name: string;
  svg: string;
  /** Distance by which the layer is moved to the right, in units of the drawing. */
  pan?: number;
}

const layers = {
  land: { name: 'land', svg: land },
  station: { name: 'station', svg: station },
  pad: { name: 'pad', svg: pad },
  energized: { name: 'energized', svg: energized },
} satisfies Record<string, YardLayer>;

/** Layers of the whole yard in service. */
export const yardInService: readonly YardLayer[] = [
  layers.land,
  layers.station,
  layers.pad,
  layers.energized,
];

/** Layers of each scene, from back to front. The last layer is specific to the scene. */
export const yardScenes: Readonly<Record<ServiceDrawing, readonly YardLayer[]>> = {
  'new-build': [layers.land, { name: 'moment', svg: newBuild }],
  'turn-key': [layers.land, layers.station, layers.energized, { name: 'moment', svg: turnKey }],
  maintenance: [layers.land, layers.station, layers.pad, { name: 'moment', svg: maintenance }],
  emergency: [
    layers.land,
    { ...layers.station, pan: emergencyPan },
    { ...layers.pad, pan: emergencyPan },
    { name: 'moment', svg: emergency },
  ],
  automation: [...yardInService, { name: 'moment', svg: automation }],
  programming: [...yardInService, { name: 'moment', svg: programming }],
};
