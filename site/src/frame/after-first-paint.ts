/**
 * Runs at the end of the page. On the first page that a browser ever opens here the line belongs to
 * the HTML: the text is painted in the system's faces, which have our measures, and everything else
 * comes after that: both font families, shown together so that text is set anew only once, the
 * scripts that `<html data-scripts>` names, and the first of the drawings that wait
 * (`bring-drawings.ts` brings the others). Where the fonts are stored, and on pages that are readied
 * unseen, nothing waits.
 */
export const afterFirstPaint = `((page,root)=>{let start=()=>{${[
  `Promise.all(['1em Archivo','500 1em "Plex Mono"'].map(face=>page.fonts.load(face))).then(()=>{delete root.fonts;localStorage.fonts=1}).catch(()=>{})`,
  'for(let script of root.scripts?.split(" ")??[])import(script)',
  'let use=page.querySelector("[data-href]")',
  'use?.setAttribute("href",use.dataset.href)',
].join(
  ';',
)}};root.fonts&&!page.hidden?new PerformanceObserver(seen=>seen.getEntriesByName("first-contentful-paint")[0]&&setTimeout(start,50)).observe({type:"paint",buffered:true}):start()})(document,document.documentElement.dataset)`;
