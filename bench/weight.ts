import { budgets } from './budgets.ts';

/** What is told apart of the bytes of a page. */
export const kinds = [
  'html',
  'css',
  'script',
  'font',
  'drawing',
  'image',
  'other',
  'head',
] as const;

/** `head` is what the answers carry in front of their bodies. */
export type Kind = (typeof kinds)[number];

/** Bytes by kind. */
export type Weight = Record<Kind, number>;

/** A budget, and what there is. */
export interface Measured {
  what: string;
  value: number;
  atMost: number;
}

export function noWeight(): Weight {
  return Object.fromEntries(kinds.map((kind) => [kind, 0])) as Weight;
}

export function sumOf(weight: Weight, without: readonly Kind[] = []): number {
  return kinds.reduce((sum, kind) => (without.includes(kind) ? sum : sum + weight[kind]), 0);
}

/** Holds the first visit of the page at `path` against its budgets. */
export function weighFirstVisit(path: string, weight: Weight, hasIsland: boolean): Measured[] {
  const { bytes } = budgets;
  return [
    {
      what: 'HTML and style',
      value: weight.html + weight.css,
      atMost: bytes.document,
    },
    ...(hasIsland ? [] : [{ what: 'script', value: weight.script, atMost: bytes.script }]),
    { what: 'fonts', value: weight.font, atMost: bytes.font },
    ...(path === '/' ? [{ what: 'first visit', value: sumOf(weight), atMost: bytes.home }] : []),
    ...(path === '/blog'
      ? [{ what: 'first visit', value: sumOf(weight), atMost: bytes.blog }]
      : []),
  ];
}

/** Holds what a page loads after the home page against its budget. */
export function weighSecondPage(weight: Weight): Measured {
  return {
    what: 'second page, before pictures',
    value: sumOf(weight, ['drawing', 'image']),
    atMost: budgets.bytes.secondPage,
  };
}

export function isArticle(path: string): boolean {
  return path.startsWith('/blog/');
}

/** Whether the page at `path` shows a plant's picture. */
export function isPlant(path: string): boolean {
  return /^\/(facility-types|projects)(\/|$)/.test(path);
}
