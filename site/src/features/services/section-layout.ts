import type { ServiceSection } from '#schemas/service-sections.ts';

/** How a section of a service page is laid out. */
export type SectionLayout =
  | 'columns'
  | 'rows'
  | 'pairs'
  | 'beside'
  | 'catalog'
  | 'steps'
  | 'index'
  | 'tiles'
  | 'pictures'
  | 'panel'
  | 'wide'
  | 'links'
  | 'wall';

/** What a section's layout follows from. */
interface LaidOut {
  kind: ServiceSection['kind'];
  sheets?: readonly unknown[];
}

/** The layout of each section in turn: what suits it best and its neighbor does not have. */
export function chooseLayouts(sections: readonly LaidOut[]): SectionLayout[] {
  const chosen: SectionLayout[] = [];
  for (const section of sections) {
    const [best, ...others] = suit(section);
    const next = [best, ...others].find((layout) => layout !== chosen.at(-1));
    chosen.push(next ?? best);
  }
  return chosen;
}

/** Two sheets stand beside their words, six on a wall. */
function suit({ kind, sheets = [] }: LaidOut) {
  return kind === 'sheets' && sheets.length > 2 ? (['wall'] as const) : suitable[kind];
}

/** Best first. */
const suitable: Record<ServiceSection['kind'], readonly [SectionLayout, ...SectionLayout[]]> = {
  outcomes: ['rows', 'columns'],
  scope: ['pairs', 'columns'],
  cards: ['columns', 'rows'],
  process: ['steps'],
  list: ['beside', 'catalog'],
  facilities: ['index', 'tiles'],
  projects: ['pictures', 'index'],
  sheets: ['beside'],
  availability: ['panel'],
  faqs: ['beside', 'wide'],
  reading: ['links'],
};

/** In how many columns a list of a few words each stands, so that no column is left short. */
export const listColumnsFor = (count: number): 2 | 3 => ((3 - (count % 3)) % 3 < 2 ? 3 : 2);
