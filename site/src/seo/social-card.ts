import type { ComponentProps } from 'react';
import type { ForelandName } from '#drawings/forelands/forelands.ts';
import type { HomeLandscapeName } from '#drawings/landscapes/home-landscapes.ts';
import type { ServiceMap } from '#drawings/map/service-map.tsx';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import type { ToolExample } from '#schemas/tool.ts';
import type { Sheet } from '#site/read/sheets.ts';

/** Size of the preview picture for shared links, in pixels. All large platforms show this size uncropped. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Returns the address of the social card for the page at `path`. Example: /social/services-maintenance.png */
export function socialCardAddress(path: string): string {
  return `/social/${socialCardName(path)}.png`;
}

export function socialCardName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

export interface SocialCard {
  companyName: string;
  heading: string;
  /** Text above the heading. */
  kicker: string;
  drawing: CardDrawing;
}

export type CardDrawing =
  | { kind: 'landscape'; name: HomeLandscapeName | 'closing' | 'yard' | ForelandName }
  /** The yard as the service's page shows it. `call` is a phone number that replaces the heading. */
  | { kind: 'service'; name: ServiceDrawing; call?: string | undefined }
  | { kind: 'map'; map: Omit<ComponentProps<typeof ServiceMap>, 'size' | 'measureName'> }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'facilityType' | 'project'; name: string }
  | { kind: 'tool'; example: ToolExample }
  | { kind: 'article'; plate: FigureFields };
