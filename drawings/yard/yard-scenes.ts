import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import energized from './layers/energized.svg?raw';
import land from './layers/land.svg?raw';
import pad from './layers/pad.svg?raw';
import station from './layers/station.svg?raw';
import automation from './scenes/automation.svg?raw';
import emergency from './scenes/emergency.svg?raw';
import maintenance from './scenes/maintenance.svg?raw';
import newBuild from './scenes/new-build.svg?raw';
import programming from './scenes/programming.svg?raw';
import turnKey from './scenes/turn-key.svg?raw';
import { emergencyPan } from './yard-geometry.ts';

/** A drawing of a part of the yard. */
export interface YardLayer {
  name: string;
  svg: string;
  /** Distance by which the layer is moved to the right, in units of the drawing. */
  pan?: number;
}

/** The yard as shown on the page of a service. */
export interface Scene {
  /** Stacked drawings, from back to front. The last layer is specific to the scene. */
  layers: readonly YardLayer[];
  /** Whether the 480 V bus is live, and with it the page's rail that continues the bus. */
  isBusLive: boolean;
  /** Whether the scene is dark in both themes. */
  isAlwaysDark: boolean;
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

export const yardScenes: Readonly<Record<ServiceDrawing, Scene>> = {
  'new-build': {
    layers: [layers.land, { name: 'new-build', svg: newBuild }],
    isBusLive: false,
    isAlwaysDark: false,
  },
  'turn-key': {
    layers: [layers.land, layers.station, layers.energized, { name: 'turn-key', svg: turnKey }],
    isBusLive: false,
    isAlwaysDark: false,
  },
  maintenance: {
    layers: [layers.land, layers.station, layers.pad, { name: 'maintenance', svg: maintenance }],
    isBusLive: false,
    isAlwaysDark: false,
  },
  emergency: {
    layers: [
      layers.land,
      { ...layers.station, pan: emergencyPan },
      { ...layers.pad, pan: emergencyPan },
      { name: 'emergency', svg: emergency },
    ],
    isBusLive: false,
    isAlwaysDark: true,
  },
  automation: {
    layers: [...yardInService, { name: 'automation', svg: automation }],
    isBusLive: true,
    isAlwaysDark: false,
  },
  programming: {
    layers: [...yardInService, { name: 'programming', svg: programming }],
    isBusLive: true,
    isAlwaysDark: false,
  },
};
