import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import type { ToolExample } from '#site/drawings/tool-drawings.tsx';

/** A drawing of the site by the place where it stands and its name there. */
export type CardDrawing =
  | { kind: 'landscape'; name: 'hero' | 'closing' }
  /** The yard at the service's moment. */
  | { kind: 'service'; name: ServiceDrawing }
  | { kind: 'facilityType' | 'project'; name: string }
  | { kind: 'tool'; example: ToolExample }
  | { kind: 'article'; plate: ArticleFigure };
