import { faces } from './show-fonts.ts';

/** What paints the most of a page's first screen. */
export type LargestPaint = 'text' | 'picture';

/**
 * Runs at the end of the page. On the first page that a browser ever opens here the line belongs to
 * the HTML: the text is painted in the system's faces, which have our measures, and everything else
 * comes after that: both font families (`show-fonts.ts` shows them), the scripts that
 * `<html data-scripts>` names, and the first of the drawings that wait (`bring-near.ts` brings the
 * others). A picture that the page is about comes before them too.
 * Where the fonts are stored, and on pages that are readied unseen, nothing waits.
 */
export function afterFirstPaint(largest: LargestPaint): string {
  return `((page,root)=>{let start=()=>{${[
    'start=()=>{}',
    `for(let face of ${JSON.stringify(faces)})page.fonts.load(face).catch(()=>{})`,
    'for(let script of root.scripts?.split(" ")??[])import(script)',
    'let use=page.querySelector("[data-href]")',
    'use?.setAttribute("href",use.dataset.href)',
  ].join(
    ';',
  )}};root.fonts&&!page.hidden?${painted[largest]}:start()})(document,document.documentElement.dataset)`;
}

const startIn = (milliseconds: number) => `setTimeout(()=>start(),${milliseconds})`;

const observe = (type: string, isThere: string) =>
  `new PerformanceObserver(seen=>${isThere}&&${startIn(50)}).observe({type:"${type}",buffered:true})`;

const inView = '[...page.images].find(image=>image.checkVisibility()&&image.y<innerHeight)';

// A picture that does not come, or that no browser tells of, is not waited for, nor is one that is
// smaller than the text beside it.
const painted: Record<LargestPaint, string> = {
  text: observe('paint', 'seen.getEntriesByName("first-contentful-paint")[0]'),
  picture: `(${[
    observe('largest-contentful-paint', 'seen.getEntries().some(({url})=>url)'),
    startIn(8000),
    `addEventListener("load",async()=>{${startIn(1000)};try{await ${inView}?.decode()}catch{}requestAnimationFrame(()=>${startIn(200)})})`,
  ].join()})`,
};
