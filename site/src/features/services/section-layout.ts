import type { ServiceSection } from '#schemas/service-sections.ts';

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

interface LaidOut {
  kind: ServiceSection['kind'];
  sheets?: readonly unknown[];
}

/** The layout of each section: the best that its neighbor does not have. */
export function chooseLayouts(sections: readonly LaidOut[]): SectionLayout[] {
  const chosen: SectionLayout[] = [];
  for (const section of sections) {
    const [best, ...others] = suit(section);
    const next = [best, ...others].find((layout) => layout !== chosen.at(-1));
    chosen.push(next ?? best);
  }
  return chosen;
}

/** Two sheets are beside their words, six on a wall. */
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

/** The columns of a list of short items, so that none is short. */
export const listColumnsFor = (count: number): 2 | 3 => ((3 - (count % 3)) % 3 < 2 ? 3 : 2);
